'use client'

import { Button, useModal } from '@payloadcms/ui'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { secondFactorWords as words } from '@/src/plugins/second-factor/words/admin/secondFactor'
import styles from './SecondFactorSetUpDialog.module.css'
import { type SetUpPurpose, useSecondFactorSetUp } from './useSecondFactorSetUp'

type Props = {
  purpose: SetUpPurpose
  label: string
  isPrimary?: boolean
  onDone: () => void
}

/** A button that opens the steps of the set-up: password, authenticator app, recovery codes. */
export function SecondFactorSetUpDialog({ purpose, label, isPrimary = false, onDone }: Props) {
  const slug = `second-factor-${purpose}`
  const { closeModal, openModal } = useModal()
  const setUp = useSecondFactorSetUp(purpose)
  const { shown } = setUp
  const step = shown.step === 'done' ? 'password' : shown.step

  const open = () => {
    setUp.begin()
    openModal(slug)
  }
  const submit = async () => {
    const arrived = await setUp.submit()
    if (arrived !== 'done') return
    closeModal(slug)
    onDone()
  }

  return (
    <>
      <Button
        buttonStyle={isPrimary ? 'primary' : 'secondary'}
        margin={false}
        onClick={open}
        size="large"
        type="button"
      >
        {label}
      </Button>
      <FormDialog
        isSubmitting={setUp.isSubmitting}
        // Closing also completes the set-up: the second factor is active when the codes are shown.
        onClosed={step === 'codes' ? onDone : undefined}
        onSubmit={() => void submit()}
        slug={slug}
        words={{
          title: words[step].title,
          submit: step === 'code' ? words.code.submit[purpose] : words[step].submit,
          submitting: words.sending,
          cancel: step === 'codes' ? words.codes.close : words.cancel,
        }}
      >
        {shown.step === 'authenticatorApp' && <AuthenticatorAppStep {...shown} />}
        {shown.step === 'codes' && <RecoveryCodesStep codes={shown.codes} />}
        {step !== 'codes' && (
          <DialogField
            error={setUp.problem}
            help={step === 'password' ? undefined : words[step].help}
            key={step}
            label={words[step].label}
          >
            {(control) => (
              <input
                {...control}
                {...FIELD_PROPS_BY_STEP[step]}
                // biome-ignore lint/a11y/noAutofocus: the dialog has just opened this step
                autoFocus
                onChange={({ target }) => setUp.type(target.value)}
                required
                value={setUp.typed}
              />
            )}
          </DialogField>
        )}
      </FormDialog>
    </>
  )
}

const PASSWORD_PROPS = { type: 'password', autoComplete: 'current-password' } as const
const CODE_PROPS = { type: 'text', autoComplete: 'one-time-code' } as const
const FIELD_PROPS_BY_STEP = {
  password: PASSWORD_PROPS,
  authenticatorApp: { ...CODE_PROPS, inputMode: 'numeric' },
  code: CODE_PROPS,
} as const

function AuthenticatorAppStep({ secret, picture }: { secret: string; picture: string }) {
  return (
    <>
      <p>{words.authenticatorApp.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: the picture is a data URL */}
      <img
        alt={words.authenticatorApp.pictureAlt}
        className={styles.picture}
        height={220}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        width={220}
      />
      <p>
        {words.authenticatorApp.type} <code className={styles.secret}>{secret}</code>
      </p>
    </>
  )
}

function RecoveryCodesStep({ codes }: { codes: string[] }) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <p>{words.codes.help}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a
        className={styles.download}
        download={words.codes.file}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      >
        {words.codes.download}
      </a>
    </>
  )
}
