export type DemoBannerInput = {
  /** The browser remembers that somebody asked not to see it again. */
  readonly dismissedBefore: boolean;
};

export type DemoBannerContext = DemoBannerInput;

export type DemoBannerEvent = { readonly type: 'banner.dismissed' };
