import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Required<Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>> & {
  label: string
  path: 'email' | 'password'
}

/** Looks like Payload's fields, whose type cannot change. */
export function SignInField({ label, path, ...attributes }: Props) {
  const { setValue, showError, value } = useField<string>({ path, validate: isFilled })
  const input = useRef<HTMLInputElement>(null)
  // It may have been filled before the scripts of the page were there.
  useEffect(() => {
    if (input.current?.value) setValue(input.current.value)
  }, [setValue])
  const id = `field-${path}`
  return (
    <div className={`field-type ${path} ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          {...attributes}
          id={id}
          name={path}
          onChange={({ target }) => setValue(target.value)}
          ref={input}
          required
          value={value ?? ''}
        />
      </div>
    </div>
  )
}

const isFilled = (
  value: unknown,
  { req }: { req: { t: (key: 'validation:required') => string } },
) => Boolean(value) || req.t('validation:required')
