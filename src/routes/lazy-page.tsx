import { use, type ComponentType, type ReactNode } from 'react';

/** The code of a screen did not arrive: the connection is gone, or a newer version has replaced it. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

/** A component whose code is loaded before the router shows it (`preload`), or when it is drawn. */
export type LazyPage<Props> = ((props: Props) => ReactNode) & { readonly preload: () => Promise<void> };

type PropsOf<Page> = Page extends () => ReactNode
  ? object
  : Page extends (props: infer Props) => ReactNode
    ? Props & object
    : never;

/**
 * A screen whose code comes with the first visit. Unlike the router's own, it never loads the whole page again when
 * the code is missing: something typed may stand on the screen (decisions, section 2); the guard tells who asks the person.
 *
 * @param load the module
 * @param name the component's name in it
 */
export function lazyPage<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let Page: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failed = false;
  const start = (): Promise<void> => {
    failed = false;
    return load().then(
      (module) => {
        Page = module[name] as ComponentType<Props>;
      },
      (cause: unknown) => {
        failed = true;
        throw new ChunkFailure(`The code of ${name} did not arrive`, { cause });
      },
    );
  };
  const preload = (): Promise<void> => (loading = loading === null || failed ? start() : loading);
  const Lazy = (props: Props) => {
    // A failed load is not begun again by drawing, or drawing would never end.
    if (Page === null) use(loading ?? preload());
    return Page === null ? null : <Page {...props} />;
  };
  return Object.assign(Lazy, { preload });
}
