import { describeEverySchedule } from '../../support/races/every-schedule';
import { premiumWrites } from '../../support/races/writes-premium';

describeEverySchedule(premiumWrites);
