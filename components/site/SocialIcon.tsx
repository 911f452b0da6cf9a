// The paths are defined here because Lucide has no brand icons.
const ICON_PATHS = {
  linkedIn:
    'M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM2.9 9.75h4.2V21H2.9V9.75Zm6.8 0h4v1.55h.06c.56-1.02 1.93-1.86 3.7-1.86 3.5 0 4.54 2.13 4.54 5.4V21h-4.2v-5.5c0-1.46-.28-2.74-1.95-2.74-1.72 0-1.96 1.24-1.96 2.68V21H9.7V9.75Z',
  twitter:
    'M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.65l-5.22-6.82-5.96 6.82H1.68l7.73-8.84L1.25 2.25h6.83l4.71 6.23 5.45-6.23Zm-1.16 17.52h1.84L7.08 4.13H5.12l11.96 15.64Z',
} as const

export function SocialIcon({ network }: { network: keyof typeof ICON_PATHS }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="currentColor"
      style={{ width: '1.125rem', height: '1.125rem' }}
    >
      <path d={ICON_PATHS[network]} />
    </svg>
  )
}
