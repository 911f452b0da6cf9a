/** Optional CSS class of a client logo, for logos with an unusual shape or colour. */
export const LOGO_STYLES = ['large', 'small', 'on-dark'] as const
export type LogoStyle = (typeof LOGO_STYLES)[number]
