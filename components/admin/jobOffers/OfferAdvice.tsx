'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { adviceSentence, offerAdviceText as text } from '@/src/content/admin/offerAdvice'
import { type Advice, type AdvisedField, adviseOffer, advisePay } from '@/src/domain/offers/advice'
import styles from './OfferAdvice.module.css'

/** Whoever writes on is not interrupted. */
const PAUSE_MS = 900

type Props = { of: AdvisedField }

/** Below a field of an offer: what could be written better, said once one pauses, and never in the way. */
export function OfferAdvice({ of }: Props) {
  const written = useFormFields(([fields]) => textOf(fields[of]?.value))
  return <AdviceList advice={adviseOffer(of, useSettled(written))} />
}

/** The same below what an offer pays. */
export function PayAdvice() {
  const title = useFormFields(([fields]) => textOf(fields.title?.value))
  const payMinimum = useFormFields(([fields]) => amountOf(fields.payMinimum?.value))
  const payMaximum = useFormFields(([fields]) => amountOf(fields.payMaximum?.value))
  return (
    <div className={styles.alone}>
      <AdviceList advice={advisePay(useSettled(title), { payMinimum, payMaximum })} />
    </div>
  )
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
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

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null)

function useSettled(written: string) {
  const [settled, settle] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => settle(written), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return settled
}
