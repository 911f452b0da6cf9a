import { HONEYPOT_FIELD } from '@/src/domain/submissions/submission'

/** Hidden from people and assistive technology; only bots fill it in. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label htmlFor={HONEYPOT_FIELD}>{label}</label>
      <input
        autoComplete="off"
        id={HONEYPOT_FIELD}
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        type="text"
      />
    </div>
  )
}
