import { describeEverySchedule } from '../../support/races/every-schedule';
import { cardWrites } from '../../support/races/writes-cards';

describeEverySchedule(cardWrites);
