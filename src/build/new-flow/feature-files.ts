import type { Names } from './names';

function texts({ camel, title }: Names): string {
  return `/** ${title} (own). */
export const ${camel} = {
  title: '${title}',
  help: 'What this is for.',
  start: 'Start',
  working: 'Working…',
  finished: 'Done.',
  failedTitle: 'Something went wrong',
  failedHelp: 'Please try again.',
} as const;
`;
}

function provision({ camel, pascal, words, title, chart }: Names): string {
  return `import { fromPromise } from 'xstate';
import { ${camel}Machine } from '../../../../${chart}.machine';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

/** ${title}: \`work\` is a promise that is kept at once; put in here what is really done. */
export const provide${pascal} = (environment: Pick<Environment, 'adapters'>) =>
  ${camel}Machine.provide({
    actors: { work: fromPromise<null, Record<never, never>>(() => Promise.resolve(null)) },
    actions: { logFailure: reportFailure(environment, '${words}') },
  });
`;
}

function screen({ area, name, camel, pascal, title, event, chart }: Names): string {
  return `import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { ${camel} as texts } from '#messages/${area}/${name}';
import type { ${camel}Machine } from '../../../../${chart}.machine';
import {
  selectHasFailed,
  selectIsFinished,
  selectIsWorking,
} from '../../../../${chart}.selectors';
import { BusyButton } from '../../../ui/busy-button';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SectionHeading } from '../../../ui/text';

/** ${title}: its button, and what became of the last press. */
export function ${pascal}Screen({ actor }: { readonly actor: ScreenActor<typeof ${camel}Machine> }) {
  const working = useSelector(actor, selectIsWorking);
  const finished = useSelector(actor, selectIsFinished);
  const failed = useSelector(actor, selectHasFailed);
  return (
    <Panel display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      <SectionHeading>{texts.title}</SectionHeading>
      <p>{texts.help}</p>
      <chakra.div role="alert" display="contents">
        {failed ? (
          <Notice tone="error" title={texts.failedTitle} width="full">
            <p>{texts.failedHelp}</p>
          </Notice>
        ) : null}
      </chakra.div>
      <BusyButton
        busy={working}
        busyText={texts.working}
        onClick={() => actor.send({ type: '${event}' })}
      >
        {texts.start}
      </BusyButton>
      <p role="status">{finished ? texts.finished : ''}</p>
    </Panel>
  );
}
`;
}

function flow({ name, camel, pascal, chart }: Names): string {
  return `import { fixtures } from '../../../../${chart}.fixtures';
import { ${camel}Machine } from '../../../../${chart}.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provide${pascal} } from './${name}.provide';

export const ${camel}Flow = flowOf(${camel}Machine, provide${pascal}(playedEnvironment), fixtures);
`;
}

function views({ name, camel, pascal, chart }: Names): string {
  return `import type { ${camel}Machine } from '../../../../${chart}.machine';
import type { Views } from '../../../review/screens/view.types';
import { ${pascal}Screen } from './${name}-screen';

export const views: Views = {
  '${name}': ({ stage }) => <${pascal}Screen actor={stage.root<typeof ${camel}Machine>()} />,
};
`;
}

/** The screen, the provision and the files for the review, by path. */
export function featureFiles(names: Names): Readonly<Record<string, string>> {
  const { area, name } = names;
  const own = `src/features/${area}/${name}/${name}`;
  return {
    [`${own}-screen.tsx`]: screen(names),
    [`${own}.provide.ts`]: provision(names),
    [`${own}.flow.ts`]: flow(names),
    [`${own}.views.tsx`]: views(names),
    [`src/messages/en-IE/${area}/${name}.ts`]: texts(names),
  };
}
