import { describeEverySchedule } from '../../support/races/schedules/every-schedule';
import { accountWrites } from '../../support/races/writes/writes-account';
import { officeWrites, visitorWrites } from '../../support/races/writes/writes-office';

describeEverySchedule([...accountWrites, ...officeWrites, ...visitorWrites]);
