import { describeEverySchedule } from '../../support/races/every-schedule';
import { accountWrites } from '../../support/races/writes-account';
import { officeWrites, visitorWrites } from '../../support/races/writes-office';

describeEverySchedule([...accountWrites, ...officeWrites, ...visitorWrites]);
