import { useCallback, useEffect, useRef } from 'react'
import { hasPrivacySignal, readConsent } from '@/components/site/consent/storedConsent'
import { runOncePageVisible } from '@/components/ui/runOncePageVisible'
import { CONSENT_EVENT } from '@/src/domain/visits/consent'
import type { FormRefusal } from '@/src/domain/visits/formRefusals'
import { FORM_STEPS, type FormStep, STEP_BY_FIELD } from '@/src/domain/visits/formSteps'

/**
 * Reports the steps of the form, each once and including earlier ones. Only with analytics consent,
 * and without any personal data or value.
 */
export function useFormStepTracking(form: string) {
  const toldSteps = useRef(0)

  const tell = useCallback(
    (step: FormStep, refusals: readonly string[] = []) => {
      const rank = FORM_STEPS.indexOf(step) + 1
      if (rank <= toldSteps.current && refusals.length === 0) return
      if (!readConsent()?.analytics) return
      const steps = FORM_STEPS.slice(toldSteps.current, rank)
      toldSteps.current = Math.max(toldSteps.current, rank)
      const stepReport = { form, steps, refusals, chosen: hasPrivacySignal() }
      navigator.sendBeacon('/api/visites', JSON.stringify(stepReport))
    },
    [form],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const open = () => tell('opened')
    runOncePageVisible(() => {
      open()
      window.addEventListener(CONSENT_EVENT, open, { signal })
    }, signal)
    return () => leaving.abort()
  }, [tell])

  return {
    tell,
    tellField: (field: string) => tell(STEP_BY_FIELD[field] ?? 'opened'),
    tellRefusedFile: (field: string, reason: FormRefusal) =>
      tell(STEP_BY_FIELD[field] ?? 'opened', [reason]),
  }
}
