import { brand } from '../ui/brand';

/** The document's title while a screen shows: what it is, then whose. React moves it into the head. */
export function PageTitle({ text }: { readonly text: string }) {
  return <title>{`${text} · ${brand.appName}`}</title>;
}
