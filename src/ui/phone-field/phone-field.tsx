import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useDeferredValue, useMemo, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { phoneCountries, type PhoneCountry } from '../../domain/phones/countries';
import { countryOf } from '../../domain/phones/phone';
import { settings } from '../../domain/settings';
import { describedBy, FieldFrame, type ControlElement, type FieldBinding } from '../form/field';
import { FieldGroup } from '../form/field-group';
import { SelectControl } from '../form/select-control';
import type { PhoneValues } from './phone-values';

/** Where the number's column begins: after two of five parts and the gap. */
const UNDER_NUMBER = { sm: 'calc(40% + 0.45rem)' };

type CountryTexts = { readonly name: string; readonly code: string };

/** From `#messages/registration/phone`. */
export type PhoneTexts = {
  readonly group: string;
  readonly country: string;
  readonly number: string;
  readonly option: (country: CountryTexts) => string;
  readonly switched: (country: CountryTexts) => string;
};

type PhoneFieldProps = {
  /** The form that holds the two values of `phoneValues`. */
  readonly form: {
    readonly field: (name: keyof PhoneValues) => FieldBinding;
    readonly assign: (values: Partial<PhoneValues>) => void;
  };
  readonly texts: PhoneTexts;
  readonly readOnly?: boolean;
  /** Puts the country above the number, for a narrow column. */
  readonly stacked?: boolean;
  /**
   * Renders the countries only once the pointer or the focus is on the select, because a browser reads all options for
   * each key in any field of the form. Do not use it if the browser should autofill a country.
   */
  readonly countriesOnDemand?: boolean;
};

const offered = /* @__PURE__ */ phoneCountries(settings.phone.priorityCountries);
const priority = offered.slice(0, settings.phone.priorityCountries.length);
const rest = offered.slice(settings.phone.priorityCountries.length);

const textsOf = ({ name, dialingCode }: PhoneCountry): CountryTexts => ({ name, code: dialingCode });
const find = (alpha2: string) => offered.find((country) => country.alpha2 === alpha2) ?? null;

/** Whether the typed number has its own prefix. */
const isInternational = (typed: string): boolean => /^\s*(?:\+|00)/u.test(typed);

/**
 * A phone number: its country, with those of the settings first, and the number in national format
 * (S5.phoneCountries, D5.5). It is not reformatted while it is typed. A number with its own prefix (+44…) selects its
 * country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { form, texts, readOnly = false, stacked = false, countriesOnDemand = false } = props;
  const [switchedTo, setSwitchedTo] = useState<PhoneCountry | null>(null);
  const { error: countryError, ...country } = form.field('phoneCountry');
  const { error: numberError, ...number } = form.field('phone');
  const error = numberError ?? countryError;
  const selected = find(country.value);
  const description = describedBy(number.id, false, error !== null);

  /**
   * A prerendered field contains all countries. A field that renders later first contains only the selected one,
   * because 240 options take longer to render than the rest of the screen.
   */
  const isOfDocument = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const isDrawn = useDeferredValue(true, isOfDocument);
  const [isGoneTo, setGoneTo] = useState(!countriesOnDemand);
  const drawAll = () => setGoneTo(true);
  const only = isDrawn && isGoneTo ? null : country.value;
  /** Memoised, so that the options are not rendered for each key in the form. */
  const options = useMemo(() => {
    const option = (each: PhoneCountry) => (
      <option key={each.alpha2} value={each.alpha2}>
        {texts.option(textsOf(each))}
      </option>
    );
    return (
      <>
        {priority.map(option)}
        <hr />
        {(only === null ? rest : rest.filter(({ alpha2 }) => alpha2 === only)).map(option)}
      </>
    );
  }, [texts, only]);
  const type = (event: ChangeEvent<ControlElement>) => {
    const phone = event.target.value;
    const phoneCountry = countryOf(phone, country.value);
    const own = phoneCountry === null ? null : find(phoneCountry);
    if (own === null) {
      number.onChange(event);
    } else {
      setSwitchedTo(own);
      form.assign({ phone, phoneCountry: own.alpha2 });
    }
  };
  const select = (event: ChangeEvent<ControlElement>) => {
    setSwitchedTo(null);
    country.onChange(event);
  };

  return (
    <>
      <FieldGroup
        id={number.id}
        label={texts.group}
        hideLabel
        error={error}
        errorIndent={stacked || numberError === null ? undefined : UNDER_NUMBER}
      >
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: stacked ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 3fr)',
          }}
        >
          <FieldFrame id={country.id} label={texts.country} error={null} disabled={readOnly}>
            <SelectControl
              {...country}
              onChange={select}
              onPointerEnter={drawAll}
              onFocus={drawAll}
              autoComplete="tel-country-code"
              aria-describedby={description}
            >
              {options}
            </SelectControl>
          </FieldFrame>
          <FieldFrame id={number.id} label={texts.number} error={null}>
            <InputGroup
              startElement={
                selected === null || isInternational(number.value) ? undefined : (
                  <span aria-hidden="true">{selected.dialingCode}</span>
                )
              }
              startElementProps={{ fontSize: 'md', paddingInline: '3.5' }}
            >
              <Input
                {...number}
                onChange={type}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                readOnly={readOnly || undefined}
                style={{ paddingInlineStart: inset(selected, number.value) }}
                aria-required="true"
                aria-invalid={error !== null || undefined}
                aria-describedby={description}
              />
            </InputGroup>
          </FieldFrame>
        </chakra.div>
      </FieldGroup>
      <VisuallyHidden role="status">
        {switchedTo === null ? '' : texts.switched(textsOf(switchedTo))}
      </VisuallyHidden>
    </>
  );
}

/** Returns the padding for the dialling code before a national number. */
const inset = (country: PhoneCountry | null, typed: string): string | undefined =>
  country === null || isInternational(typed) ? undefined : `calc(${country.dialingCode.length}ch + 1.5rem)`;
