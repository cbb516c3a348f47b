import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import type { Notice } from '../../../domain/notice';
import { NOTICE_BUTTONS_PER_ROW } from '../../../domain/limits';
import { safeHref } from '../../../domain/addresses/safe-url';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';

type NoticeButtonsProps = {
  readonly notice: Notice;
  /** Called when a button is pressed. `button` counts from 0, and `element` is its id. */
  readonly onPress: (button: number, element: string) => void;
};

/** The buttons of a notice, two per row (S9.noticeWidth). A link with an unsafe address is omitted. */
export function NoticeButtons({ notice, onPress }: NoticeButtonsProps) {
  const appLink = useAppLink();
  const toAddress = (href: string) =>
    href.startsWith('/') ? appLink(href) : { href, onClick: () => undefined };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={`repeat(${NOTICE_BUTTONS_PER_ROW}, minmax(0, 1fr))`}
      gap="2.5"
    >
      {notice.buttons.map((button, index) => {
        const id = `notice-${notice.id}-${index}`;
        const first = { borderWidth: '2px', borderColor: 'fg' };
        const look = { id, paddingInline: '2', paddingBlock: '1.5', ...(index === 0 && first) };
        if (button.type !== 'link')
          return (
            <Button key={id} {...look} onClick={() => onPress(index, id)}>
              {button.label}
            </Button>
          );
        const href = safeHref(button.link, window.location.origin);
        if (href === null) return null;
        const link = toAddress(href);
        const follow = (event: MouseEvent) => {
          link.onClick(event);
          onPress(index, id);
        };
        return (
          <ButtonLink key={id} {...look} href={href} onClick={follow}>
            {button.label}
          </ButtonLink>
        );
      })}
    </chakra.div>
  );
}
