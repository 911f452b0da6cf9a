import type { LogoStyle } from '@/src/domain/look/logoStyle'

export const logoStyleLabels = {
  large: 'Agrandi (logo très fin ou très large)',
  small: 'Réduit (logo carré ou massif)',
  'on-dark': 'Sur fond sombre (logo clair)',
} as const satisfies Record<LogoStyle, string>
