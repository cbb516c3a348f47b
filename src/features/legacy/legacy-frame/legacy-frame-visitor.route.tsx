import { FramedPage } from './legacy-frame.route';
import { ShellFrame } from '../../../app/shell/shell-frame';

/** The older page in place of a visitor screen that is not offered: inside the shell, as every older page. */
export function FramedVisitorPage() {
  return (
    <ShellFrame full>
      <FramedPage />
    </ShellFrame>
  );
}
