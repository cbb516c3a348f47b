import { chakra } from '@chakra-ui/react/styled-system';
import type { StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { payments as texts } from '#messages/cards/payments';
import { brand } from '../../../ui/brand';
import { brandColours } from '../../../ui/brand-colours';
import { describedBy, FieldFrame, labelId } from '../../../ui/form/field';
import type { ElementChange } from '../../../domain/cards/card-payment';
import { Icon } from '../../../ui/icons';
import { controlStyle } from '../../../ui/theme/field';
import { useDarkScheme } from '../../../ui/use-dark-scheme';
import type { CardFormPort } from './card-form-port';

type CardElementFieldProps = {
  readonly id: string;
  readonly port: CardFormPort;
  readonly error: string | null;
  /** The input is being processed and cannot be changed. */
  readonly locked: boolean;
  readonly onChange: (change: ElementChange) => void;
  /** Called for Escape inside the provider's frame, whose key events do not reach our page. */
  readonly onEscape: () => void;
};

const Box = chakra('div', {
  base: { ...controlStyle, display: 'grid', alignItems: 'center', cursor: 'text' },
});

/**
 * Our style sheet does not apply inside the provider's frame, so the colours of the system's colour scheme are passed
 * to it.
 */
const elementStyle = (dark: boolean) => {
  const scheme = dark ? 1 : 0;
  const { ink, muted, error } = brandColours;
  return {
    base: {
      color: ink[scheme],
      iconColor: muted[scheme],
      fontFamily: `${brand.font}, system-ui, sans-serif`,
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: muted[scheme] },
    },
    invalid: { color: error[scheme], iconColor: error[scheme] },
  };
};

/** States who receives the card number. With the simulator, no one does. */
function Assurance({ provider }: Pick<CardFormPort, 'provider'>) {
  return (
    <>
      <chakra.span paddingBlock="1px">
        <Icon name={provider === 'stripe' ? 'lock' : 'info'} size="18px" />
      </chakra.span>
      {provider === 'stripe' ? texts.straightToStripe : texts.simulated}
    </>
  );
}

/**
 * The provider's card element inside our frame (S4.cardStep.1). Input goes directly to the provider; this component
 * only receives whether it is complete. Every flow that takes a card uses it.
 */
export function CardElementField({ id, port, error, locked, onChange, onEscape }: CardElementFieldProps) {
  const dark = useDarkScheme();
  const element = useRef<StripeCardElement>(null);
  const [focused, setFocused] = useState(false);
  // Renders one frame after the form, so that the layout around it runs once and a dialog appears sooner.
  const isDrawn = useDeferredValue(true, false);
  const stripe = isDrawn ? port.components() : null;
  useEffect(() => () => port.attach(null), [port]);

  const ready = (mounted: StripeCardElement) => {
    element.current = mounted;
    port.attach(mounted);
  };
  const changed = ({ complete, empty, error: problem }: StripeCardElementChangeEvent) =>
    onChange({ complete, empty, error: problem?.message ?? null });

  return (
    <FieldFrame
      id={id}
      label={texts.details}
      native={false}
      hint={<Assurance provider={port.provider} />}
      error={error}
    >
      <Box
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={labelId(id)}
        aria-describedby={describedBy(id, true, error !== null)}
        data-invalid={error === null ? undefined : ''}
        data-focus={focused ? '' : undefined}
        inert={locked}
        onFocus={(event) => {
          if (event.target === event.currentTarget) element.current?.focus();
        }}
      >
        {stripe ? (
          <stripe.Elements stripe={port.loaded()} options={{ locale: texts.providerLocale }}>
            <stripe.CardElement
              options={{ hidePostalCode: true, disableLink: true, style: elementStyle(dark) }}
              onReady={ready}
              onChange={changed}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              onEscape={onEscape}
            />
          </stripe.Elements>
        ) : null}
      </Box>
    </FieldFrame>
  );
}
