/** Whether somebody asked in this browser not to see the banner again. */
export type Recollection = { readonly dismissed: boolean };

export type DemoBannerEvent = { readonly type: 'banner.dismissed' };
