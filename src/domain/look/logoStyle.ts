/** The spec's optional extra class of a client logo: what its shape or colours ask for. */
export const LOGO_STYLES = ['large', 'small', 'on-dark'] as const
export type LogoStyle = (typeof LOGO_STYLES)[number]
