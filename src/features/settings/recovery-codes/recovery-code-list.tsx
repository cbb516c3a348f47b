import { Button } from '@chakra-ui/react/button';
import { Clipboard } from '@chakra-ui/react/clipboard';
import { DownloadTrigger } from '@chakra-ui/react/download-trigger';
import { chakra } from '@chakra-ui/react/styled-system';
import { factorDialogs } from '#messages/settings/factor-dialogs';
import { Help } from '../../../ui/text';

const { codes: texts } = factorDialogs;

/** Chakra labels the button in English; its name is the text that it shows. */
const translations = { triggerLabel: (copied: boolean) => (copied ? texts.copied : texts.copy) };

/** The recovery codes, which are shown once, with ways to keep them. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <chakra.div display="grid" gap="4">
      <Help>{texts.help}</Help>
      <chakra.ul
        aria-label={texts.list}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
        gap="2"
        fontFamily="ui-monospace, monospace"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Clipboard.Root value={text} translations={translations}>
          <Clipboard.Trigger asChild>
            <Button>
              <Clipboard.Indicator copied={texts.copied}>{texts.copy}</Clipboard.Indicator>
            </Button>
          </Clipboard.Trigger>
        </Clipboard.Root>
        <DownloadTrigger data={text} fileName={texts.fileName} mimeType="text/plain" asChild>
          <Button>{texts.save}</Button>
        </DownloadTrigger>
      </chakra.div>
    </chakra.div>
  );
}
