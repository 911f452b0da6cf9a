import { Button } from '@/components/ui/Button'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { TextField } from '@/components/ui/TextField'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { LINK_TOKEN_PARAMETER } from '../rules/candidatePage'
import {
  ACTION_FIELD,
  CANDIDATE_CODE_FIELD,
  CANDIDATE_SESSION_MINUTES,
  type CandidateAction,
  CODE_VALIDITY_MINUTES,
  CONFIRMATION_FIELD,
  DATA_COPY_ACTION,
  ERASURE_DELAY_HOURS,
} from '../rules/candidateSession'
import { candidateWords } from '../words/candidateWords'
import { ApplicationCorrection } from './ApplicationCorrection'
import styles from './CandidatePage.module.css'

type Props = {
  token: string
  hasSession: boolean
  application: {
    phone: string | null
    letter: string | null
    withdrawnAt: Date | null
    eraseAt: Date | null
    isCodeMailed: boolean
  }
  /** Applications for the same offer that this one can replace. */
  earlier: readonly { sentAt: Date }[]
  timezone: SiteTimezone
}

/** What a candidate may do: with the link alone request a code, with the code the actions. */
export async function CandidateActions(page: Props) {
  const words = candidateWords[await currentPageLanguage()]
  const { token, hasSession, application, timezone } = page
  const { eraseAt, isCodeMailed } = application
  return (
    <section aria-labelledby="manage" className={styles.actions} id="gerer">
      <h2 id="manage">{words.manage}</h2>
      {eraseAt ? (
        <p className={styles.notice}>
          <span>{words.erasureDue(words.moment(eraseAt.toISOString(), timezone))}</span>{' '}
          {hasSession ? null : <span>{words.erasureCancelHint}</span>}
        </p>
      ) : null}
      {hasSession ? (
        <SessionForms {...page} />
      ) : (
        <>
          <p>{words.manageText(CODE_VALIDITY_MINUTES)}</p>
          {isCodeMailed ? <CodeForm token={token} /> : null}
          <CandidateActionForm route="code" token={token}>
            <Button type="submit" variant={isCodeMailed ? 'secondary' : 'primary'}>
              {isCodeMailed ? words.codeAgain : words.codeButton}
            </Button>
          </CandidateActionForm>
        </>
      )}
    </section>
  )
}

async function CodeForm({ token }: { token: string }) {
  const words = candidateWords[await currentPageLanguage()]
  return (
    <CandidateActionForm route="code" token={token}>
      <TextField
        autoComplete="one-time-code"
        help={words.codeHelp}
        inputMode="numeric"
        label={words.codeLabel}
        name={CANDIDATE_CODE_FIELD}
        required
      />
      <Button type="submit">{words.codeEnter}</Button>
    </CandidateActionForm>
  )
}

async function SessionForms({ application, earlier, timezone, token }: Props) {
  const words = candidateWords[await currentPageLanguage()]
  const { eraseAt, letter, phone, withdrawnAt } = application
  return (
    <>
      <p>{words.sessionText(CANDIDATE_SESSION_MINUTES)}</p>
      <CandidateActionForm action={DATA_COPY_ACTION} route="actions" token={token}>
        <Button type="submit" variant="secondary">
          {words.copyButton}
        </Button>
      </CandidateActionForm>
      {withdrawnAt ? null : (
        <>
          <details className={styles.fold}>
            <summary>{words.correct}</summary>
            <ApplicationCorrection
              token={token}
              values={{ candidatePhone: phone ?? '', coverLetter: letter ?? '' }}
            />
          </details>
          {earlier[0] ? (
            <FoldedAction
              action="replace-earlier"
              label={words.replace(earlier.length)}
              text={words.replaceText(
                earlier.length,
                words.day(earlier[0].sentAt.toISOString(), timezone),
              )}
              token={token}
            />
          ) : null}
          <FoldedAction
            action="withdraw"
            label={words.withdraw}
            text={words.withdrawText}
            token={token}
          />
        </>
      )}
      {eraseAt ? (
        <CandidateActionForm action="cancel-erasure" route="actions" token={token}>
          <Button type="submit">{words.erasureCancel}</Button>
        </CandidateActionForm>
      ) : (
        <FoldedAction
          action="erase"
          label={words.erase}
          text={words.eraseText(ERASURE_DELAY_HOURS)}
          token={token}
        >
          <TextField
            autoComplete="off"
            label={words.eraseLabel(words.erasureWord)}
            name={CONFIRMATION_FIELD}
            required
          />
        </FoldedAction>
      )}
    </>
  )
}

type FoldedActionProps = {
  action: CandidateAction
  label: string
  text: string
  token: string
  children?: ChildrenWithoutText
}

/** An action that cannot be undone at once: its button is below its consequence. */
function FoldedAction({ action, label, text, token, children }: FoldedActionProps) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <CandidateActionForm action={action} route="actions" token={token}>
        <p>{text}</p>
        {children}
        <Button type="submit" variant="secondary">
          {label}
        </Button>
      </CandidateActionForm>
    </details>
  )
}

type CandidateActionFormProps = {
  route: 'code' | 'actions'
  action?: CandidateAction | typeof DATA_COPY_ACTION
  token: string
  children: ChildrenWithoutText
}

/** A form that the browser sends itself, with and without JavaScript. */
async function CandidateActionForm({ route, action, token, children }: CandidateActionFormProps) {
  const language = await currentPageLanguage()
  return (
    <form
      action={submissionUrl(`/api/suivi/${route}`, language)}
      className={styles.form}
      method="post"
    >
      <input name={LINK_TOKEN_PARAMETER} type="hidden" value={token} />
      {action ? <input name={ACTION_FIELD} type="hidden" value={action} /> : null}
      {children}
    </form>
  )
}
