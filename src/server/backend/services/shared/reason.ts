import { LENGTH } from '../../../../domain/limits';
import { invalid } from '../../http/answers';
import { fieldTexts } from './field-texts';

/** The reason that an admin gives. @throws Refusal 400 (`errors.reason`) if there is none, or it is too long */
export function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text === '') throw invalid({ reason: fieldTexts.required });
  if (text.length > LENGTH.adminReason.max) throw invalid({ reason: fieldTexts.tooLong });
  return text;
}
