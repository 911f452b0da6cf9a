'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import {
  type AdvisedField,
  findOfferFieldAdvice,
  findPayAdvice,
  type OfferAdviceFinding,
} from '@/src/plugins/content-care/rules/advice'
import {
  adviceSentence,
  offerAdviceText as text,
} from '@/src/plugins/content-care/words/admin/offerAdvice'
import styles from './OfferAdvice.module.css'

/** The advice appears when the user stops typing for this time. */
const TYPING_PAUSE_MS = 900

type Props = { of: AdvisedField }

/** Writing advice below a field of an offer. It never prevents saving. */
export function OfferAdvice({ of }: Props) {
  const written = useFormFields(([fields]) => asText(fields[of]?.value))
  return <AdviceList advice={findOfferFieldAdvice(of, useDebouncedText(written))} />
}

/** Writing advice below the pay of an offer. */
export function PayAdvice() {
  const title = useFormFields(([fields]) => asText(fields.title?.value))
  const payMinimum = useFormFields(([fields]) => asNumber(fields.payMinimum?.value))
  const payMaximum = useFormFields(([fields]) => asNumber(fields.payMaximum?.value))
  return (
    <div className={styles.alone}>
      <AdviceList advice={findPayAdvice(useDebouncedText(title), { payMinimum, payMaximum })} />
    </div>
  )
}

function AdviceList({ advice }: { advice: readonly OfferAdviceFinding[] }) {
  const sentences = advice.map(adviceSentence)
  const hasSource = advice.some(({ kind }) => kind === 'excluding')
  return (
    <div aria-live="polite" className={styles.advice}>
      {sentences.length > 0 ? (
        <ul aria-label={text.label}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {hasSource ? <p>{text.source}</p> : null}
    </div>
  )
}

const asText = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

function useDebouncedText(written: string) {
  const [debounced, setDebounced] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(written), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return debounced
}
