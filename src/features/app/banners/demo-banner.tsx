import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { banners } from '#messages/app/banners';
import type { demoBannerMachine } from '../../../../machines/app/demo-banner/demo-banner.machine';
import { selectIsShown } from '../../../../machines/app/demo-banner/demo-banner.selectors';
import { heightVariable } from '../../../ui/height-variable';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Bar } from './bar';

type DemoBannerProps = { readonly actor: ScreenActor<typeof demoBannerMachine> };

/** Sets the height of the banner as a variable, so that a page shorter than the window ends above it. */
const measureHeight = heightVariable('--demo-height');

/**
 * Says at the end of a page that the system is a demo, until the person dismisses it (S1.demoBanner, S9.demoBanner).
 */
export function DemoBanner({ actor }: DemoBannerProps) {
  const shown = useSelector(actor, selectIsShown);
  if (!shown) return null;
  return (
    <chakra.div ref={measureHeight} _print={{ display: 'none' }}>
      <Bar label={banners.demo}>
        <chakra.p flex="1 1 8rem" fontSize={{ base: 'sm', md: 'md' }}>
          <strong>{banners.demo}.</strong> {banners.demoText}
        </chakra.p>
        <Button
          fontSize={{ base: 'sm', md: 'md' }}
          paddingInline="3"
          onClick={() => actor.send({ type: 'banner.dismissed' })}
        >
          {banners.dismissDemo}
        </Button>
      </Bar>
    </chakra.div>
  );
}
