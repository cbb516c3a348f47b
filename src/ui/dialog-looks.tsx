import { useId } from 'react';
import { Actions } from './actions';
import { Button } from './button';
import { CloseButton, DialogHeader } from './dialog-header';
import { Backdrop, Content, Positioner } from './dialog-look';
import { FormGrid } from './form/form-grid';
import { LoadingControl } from './form/loading-control';
import { Notice } from './notice';

/** What a dialog with a form is drawn of, where nobody sees it: its styles are in the page from then on. */
export function DialogLooks() {
  return (
    <div hidden>
      <Backdrop />
      <Positioner look="card">
        <Content look="card">
          <DialogHeader titleId={useId()} title="">
            <CloseButton />
          </DialogHeader>
          <FormGrid as="div">
            <LoadingControl id={useId()}>{null}</LoadingControl>
            <Notice tone="error" title="">
              {' '}
            </Notice>
            <Notice tone="warning" title="" />
            <Actions>
              <Button look="danger" />
            </Actions>
          </FormGrid>
        </Content>
      </Positioner>
    </div>
  );
}
