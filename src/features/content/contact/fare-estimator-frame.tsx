import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef, type SyntheticEvent } from 'react';
import { contact } from '#messages/content/contact';
import { selectEstimator } from '../../../../machines/content/contact/contact.selectors';
import type { FareEstimator } from '../../../domain/fare-estimator';
import { isPage } from '../../../domain/framed-document';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { readFrame } from '../../legacy/legacy-frame/framed-page';
import type { ContactActor } from './contact-actor';

/** The permissions of another site's page in the panel. None of them gives it access to this page. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

type FareEstimatorFrameProps = { readonly actor: ContactActor; readonly estimator: FareEstimator };

/**
 * The fare estimator (S2.contactPanel.1). It loads only after it is chosen. A page that cannot be embedded is a link
 * (D2.14).
 */
export function FareEstimatorFrame({ actor, estimator }: FareEstimatorFrameProps) {
  const state = useSelector(actor, selectEstimator);
  const box = useRef<HTMLDivElement>(null);
  const { url, place } = estimator;
  /** A page of another site cannot be read, so its load event counts as success. */
  const read = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const came = place !== 'own' || isPage(readFrame(currentTarget));
    actor.send({ type: came ? 'estimator.loaded' : 'estimator.failed' });
  };
  const retry = () => {
    box.current?.focus();
    actor.send({ type: 'estimator.retried' });
  };
  return (
    <chakra.div ref={box} tabIndex={-1} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div role="alert" display="contents">
        {state === 'failed' ? (
          <>
            <Notice tone="error" title={contact.estimatorFailedTitle}>
              <p>{contact.estimatorFailedHelp}</p>
            </Notice>
            <Button justifySelf="start" onClick={retry}>
              {contact.retry}
            </Button>
          </>
        ) : null}
      </chakra.div>
      <chakra.div role="status" display="contents">
        {state === 'loading' ? (
          <chakra.p display="inline-flex" alignItems="center" gap="2.5" color="fg.muted">
            <Spinner aria-hidden="true" />
            {contact.estimatorLoading}
          </chakra.p>
        ) : null}
      </chakra.div>
      {state === 'elsewhere' ? (
        <>
          <p>{contact.estimatorElsewhere}</p>
          <ButtonLink href={url} target="_blank" rel="noopener noreferrer" justifySelf="start">
            {contact.openEstimator}
          </ButtonLink>
        </>
      ) : null}
      {state === 'loading' || state === 'shown' ? (
        <chakra.iframe
          src={url}
          title={contact.fareEstimator}
          onLoad={read}
          {...(place === 'own' ? {} : { sandbox: SANDBOX })}
          referrerPolicy="strict-origin-when-cross-origin"
          width="full"
          height="32rem"
          maxHeight="65dvh"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          visibility={state === 'loading' ? 'hidden' : 'visible'}
        />
      ) : null}
    </chakra.div>
  );
}
