/** Whether the banner was dismissed in this browser. */
export type Recollection = { readonly dismissed: boolean };

export type DemoBannerEvent = { readonly type: 'banner.dismissed' };
