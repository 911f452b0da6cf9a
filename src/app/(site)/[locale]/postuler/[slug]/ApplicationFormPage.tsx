import type { ComponentProps } from 'react'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { findCachedPromisedReplyDays } from '@/src/cache/content'
import { applicationFormFields } from '@/src/plugins/applicationFormFields'
import { offerSections } from '@/src/plugins/offerSections'
import { retentionNotices } from '@/src/plugins/retentionNotices'

type Props = Omit<
  ComponentProps<typeof ApplicationLayout>,
  'answerDays' | 'retentionNotice' | 'sentSections' | 'children'
>

/** The page with the application form and the fields of plugins. */
export async function ApplicationFormPage(props: Props) {
  return (
    <ApplicationLayout
      {...props}
      answerDays={await findCachedPromisedReplyDays()}
      retentionNotice={await retentionNotices[0]?.()}
      sentSections={offerSections.map(({ name, Section }) => (
        <Section key={name} slug={props.jobSlug} place="sent" />
      ))}
    >
      {applicationFormFields.map(({ name, Field }) => (
        <Field key={name} value={props.values?.[name]} />
      ))}
    </ApplicationLayout>
  )
}
