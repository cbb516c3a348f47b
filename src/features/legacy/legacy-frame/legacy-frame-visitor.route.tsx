import { FramedPage } from './legacy-frame.route';
import { ShellFrame } from '../../../app/shell/shell-frame';

/**
 * The older page that replaces a visitor screen that is not offered. Like every older page it is inside the shell.
 */
export function FramedVisitorPage() {
  return (
    <ShellFrame full>
      <FramedPage />
    </ShellFrame>
  );
}
