import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTH } from '../../domain/limits';
import { describedBy, type FieldBinding } from './field';
import { FieldGroup } from './field-group';

/** The three fields of an address, in the order in which their lines are joined. */
type Line = 'street' | 'town' | 'eircode';

const LINES = [
  { line: 'street', autoComplete: 'address-line1', wide: true },
  { line: 'town', autoComplete: 'address-level2', wide: false },
  { line: 'eircode', autoComplete: 'postal-code', wide: false },
] as const satisfies readonly { line: Line; autoComplete: string; wide: boolean }[];

type AddressFieldsProps = {
  /** The bindings of the three controls. The error of the joined address is the error of the first. */
  readonly fields: Readonly<Record<Line, FieldBinding>>;
  readonly label: string;
  /** The label of each line, which is also its placeholder. */
  readonly texts: Readonly<Record<Line, string>>;
  /** The owner of the address, for the browser's autofill. */
  readonly autoCompleteSection: 'billing' | 'section-company';
  readonly readOnly?: boolean;
};

/** An address of three lines that are validated as one text (S5.address, D5.3). */
export function AddressFields({
  fields,
  label,
  texts,
  autoCompleteSection,
  readOnly = false,
}: AddressFieldsProps) {
  const { id, error } = fields.street;
  return (
    <FieldGroup id={id} label={label} error={error}>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        {LINES.map(({ line, autoComplete, wide }) => {
          const { error: _own, ...control } = fields[line];
          return (
            <chakra.div key={line} display="grid" gap="1" {...(wide ? { gridColumn: { sm: '1 / -1' } } : {})}>
              <chakra.label htmlFor={control.id} justifySelf="start" fontSize="sm" color="fg.muted">
                {texts[line]}
              </chakra.label>
              <Input
                {...control}
                type="text"
                placeholder={texts[line]}
                autoComplete={`${autoCompleteSection} ${autoComplete}`}
                maxLength={LENGTH.address.max}
                readOnly={readOnly || undefined}
                {...(line === 'eircode'
                  ? { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }
                  : {})}
                aria-required={line === 'street'}
                aria-invalid={error !== null || undefined}
                aria-describedby={describedBy(id, false, error !== null)}
              />
            </chakra.div>
          );
        })}
      </chakra.div>
    </FieldGroup>
  );
}
