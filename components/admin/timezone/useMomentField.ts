import { useField, useFormFields } from '@payloadcms/ui'
import { type ChangeEvent, type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'

const MOMENT_PARTS = ['moment', 'day', 'time'] as const
type MomentPart = (typeof MOMENT_PARTS)[number]

/**
 * The field of a moment that is typed into one or more inputs. An incomplete value stays in its
 * input, and the form is not saved with it; `problem` tells what is missing when the input is left
 * or the form is saved.
 */
export function useMomentField(path: string) {
  const [incomplete, setIncomplete] = useState<{
    [part in MomentPart]?: 'typed' | 'left' | undefined
  }>({})
  const missing = MOMENT_PARTS.find((part) => incomplete[part])
  const message = missing ? jobOffersText.incomplete[missing] : null
  const validate = useCallback(() => message ?? true, [message])
  const { setValue, showError, value } = useField<string | null>({ path, validate })
  const dispatchField = useFormFields(([, dispatch]) => dispatch)
  // `useField` passes a changed validation on up to 150 ms later, or not at all when its timer is
  // early; a save by keyboard would meanwhile store the value from before.
  useEffect(
    () => dispatchField({ type: 'UPDATE', path, validate }),
    [dispatchField, path, validate],
  )
  const isShown = missing && (incomplete[missing] === 'left' || showError)

  const inputOf = (part: MomentPart, shown: string, change: (typed: string) => void) => {
    // A browser reports an incomplete value as empty, mostly without an event of a change.
    const readState = ({ currentTarget, type }: SyntheticEvent<HTMLInputElement>) => {
      const { badInput } = currentTarget.validity
      const state = type === 'blur' ? 'left' : (incomplete[part] ?? 'typed')
      setIncomplete({ ...incomplete, [part]: badInput ? state : undefined })
      // When the last part of an incomplete value is emptied, React reports no change.
      if (incomplete[part] && !badInput && currentTarget.value === '') change('')
    }
    return {
      'aria-invalid': missing ? isShown && missing === part : showError,
      onBlur: readState,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        readState(event)
        // The value of the form stays; another one would replace what is in the input.
        if (!event.target.validity.badInput) change(event.target.value)
      },
      onKeyUp: readState,
      value: incomplete[part] ? '' : shown,
    }
  }
  return {
    inputOf,
    isIncomplete: missing !== undefined,
    problem: isShown ? message : null,
    setValue,
    value,
  }
}
