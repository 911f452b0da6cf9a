import type { ComponentProps } from 'react'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { cachedPromisedReplyDays } from '@/src/cache/content'
import { applicationFormFields } from '@/src/plugins/applicationFormFields'
import { retentionNotices } from '@/src/plugins/retentionNotices'

type Props = Omit<
  ComponentProps<typeof ApplicationLayout>,
  'answerDays' | 'retentionNotice' | 'children'
>

/** The page with the application form and the fields of plugins. */
export async function ApplicationFormPage(props: Props) {
  return (
    <ApplicationLayout
      {...props}
      answerDays={await cachedPromisedReplyDays()}
      retentionNotice={await retentionNotices[0]?.()}
    >
      {applicationFormFields.map(({ name, Field }) => (
        <Field key={name} value={props.values?.[name]} />
      ))}
    </ApplicationLayout>
  )
}
