'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import longText from '@/components/admin/document/LongText.module.css'
import { MAX_OPINION_CHARACTERS, OPINION_KINDS } from '../rules/applicationOpinion'
import { opinionAnswerLabels, opinionWords as words } from '../words/admin'
import styles from './OpinionsSection.module.css'
import { useOpinionForm } from './useOpinionForm'

type Props = { application: number; isAsked: boolean }

/**
 * Form for the user's own opinion, which cannot be changed later. It is open at once for a user
 * whose opinion was requested.
 */
export function OpinionForm({ application, isAsked }: Props) {
  const { chosen, choose, sentence, write, problem, isSending, give, ...declining } =
    useOpinionForm(application)
  const id = useId()
  return (
    <details className={styles.form} open={isAsked}>
      <summary>{words.open}</summary>
      <p className={styles.by} id={`${id}-blind`}>
        {words.blind}
      </p>
      {/* A `fieldset` replaces the `form` element, because it is inside Payload's form. */}
      <fieldset aria-describedby={`${id}-blind`}>
        <legend>{words.choice}</legend>
        {OPINION_KINDS.map((opinion) => (
          <label key={opinion}>
            <input
              checked={opinion === chosen}
              name={`${id}-opinion`}
              onChange={() => choose(opinion)}
              type="radio"
            />
            <span>{opinionAnswerLabels[opinion]}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-sentence`}>{words.sentence}</label>
      <textarea
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem !== null}
        className={longText.field}
        id={`${id}-sentence`}
        maxLength={MAX_OPINION_CHARACTERS}
        onChange={({ target }) => write(target.value)}
        rows={2}
        value={sentence}
      />
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          margin={false}
          onClick={give}
          size="medium"
        >
          {isSending ? words.sending : words.give}
        </Button>
        <Button
          buttonStyle="transparent"
          disabled={isSending}
          margin={false}
          onClick={declining.askToDecline}
          size="medium"
        >
          {words.decline}
        </Button>
      </div>
      {declining.isDeclining && (
        <ConfirmDialog
          doing={words.sending}
          label={words.decline}
          onClose={declining.stay}
          onConfirm={declining.decline}
          title={words.declineTitle}
        >
          <p>{words.declineMeaning}</p>
        </ConfirmDialog>
      )}
    </details>
  )
}
