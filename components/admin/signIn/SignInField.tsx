import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

type Props = Required<Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>> & {
  label: string
  path: 'email' | 'password'
}

/** Looks like Payload's fields, which set their own type again at each change. */
export function SignInField({ label, path, ...attributes }: Props) {
  const { setValue, showError, value } = useField<string>({ path, validate: isFilled })
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
