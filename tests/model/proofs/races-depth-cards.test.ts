import { describeEverySchedule } from '../../support/races/schedules/every-schedule';
import { cardWrites } from '../../support/races/writes/writes-cards';

describeEverySchedule(cardWrites);
