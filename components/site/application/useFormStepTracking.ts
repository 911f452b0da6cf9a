import { useCallback, useEffect, useRef } from 'react'
import { hasPrivacySignal, readConsent } from '@/components/site/consent/storedConsent'
import { runOncePageVisible } from '@/components/ui/runOncePageVisible'
import { CONSENT_EVENT } from '@/src/domain/visits/consent'
import type { FormRefusalReason } from '@/src/domain/visits/formRefusals'
import {
  APPLICATION_FORM_STEPS,
  type ApplicationFormStep,
  STEP_BY_FIELD,
} from '@/src/domain/visits/formSteps'

/**
 * Reports the steps of the form, each once and including earlier ones. Only with analytics consent,
 * and without any personal data or value.
 */
export function useFormStepTracking(form: string) {
  const toldSteps = useRef(0)

  const tell = useCallback(
    (step: ApplicationFormStep, refusals: readonly string[] = []) => {
      const rank = APPLICATION_FORM_STEPS.indexOf(step) + 1
      if (rank <= toldSteps.current && refusals.length === 0) return
      if (!readConsent()?.analytics) return
      const steps = APPLICATION_FORM_STEPS.slice(toldSteps.current, rank)
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
    tellRefusedFile: (field: string, reason: FormRefusalReason) =>
      tell(STEP_BY_FIELD[field] ?? 'opened', [reason]),
  }
}
