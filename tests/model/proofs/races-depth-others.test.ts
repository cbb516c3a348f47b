import { describeEverySchedule } from '../../support/races/schedules/every-schedule';
import { accountWrites } from '../../support/races/writes/writes-account';
import { deviceWrites } from '../../support/races/writes/writes-devices';
import { factorWrites } from '../../support/races/writes/writes-factors';
import { officeWrites, visitorWrites } from '../../support/races/writes/writes-office';

describeEverySchedule([
  ...accountWrites,
  ...deviceWrites,
  ...factorWrites,
  ...officeWrites,
  ...visitorWrites,
]);
