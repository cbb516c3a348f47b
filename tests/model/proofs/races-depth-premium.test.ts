import { describeEverySchedule } from '../../support/races/schedules/every-schedule';
import { premiumWrites } from '../../support/races/writes/writes-premium';

describeEverySchedule(premiumWrites);
