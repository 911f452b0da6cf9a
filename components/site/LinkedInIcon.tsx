/** Drawn here: the icon set carries no brands. */
export function LinkedInIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="currentColor"
      style={{ width: '1.125rem', height: '1.125rem' }}
    >
      <path d="M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM2.9 9.75h4.2V21H2.9V9.75Zm6.8 0h4v1.55h.06c.56-1.02 1.93-1.86 3.7-1.86 3.5 0 4.54 2.13 4.54 5.4V21h-4.2v-5.5c0-1.46-.28-2.74-1.95-2.74-1.72 0-1.96 1.24-1.96 2.68V21H9.7V9.75Z" />
    </svg>
  )
}
