import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { jobApplicationsText } from '@/src/content/admin/jobApplications'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { findRepliesOfBatch } from '@/src/plugins/answers/queries/findCandidateReplies'
import { MAX_CANDIDATE_REPLIES_PER_BATCH } from '@/src/plugins/answers/rules/candidateReply'
import { batchReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { BatchDeliveryStates } from './BatchDeliveryStates'
import { BatchReplyForm } from './BatchReplyForm'
import styles from './BatchReplyForm.module.css'
import { APPLICATION_LIST_URL, batchReplyPageUrl } from './batchReplyPageUrl'
import { NoMailServerNotice } from './NoMailServerNotice'
import { readReplyFormContext } from './readReplyFormContext'

/** Page for a batch of candidate replies: the form before sending, the delivery states after sending. */
export async function BatchReplyView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!hasStaffRights(req.user)) return null
  const ids = parseApplicationIds(searchParams?.ids)
  const batch = singleParameter(searchParams?.envoi)
  const nav = [
    { label: jobApplicationsText.labels.plural, url: APPLICATION_LIST_URL },
    { label: words.inNavigation },
  ]
  return (
    <>
      <SetStepNav nav={nav} />
      <Gutter className={styles.view}>
        <h1>{words.title}</h1>
        {batch ? (
          <>
            <BatchDeliveryStates answers={await findRepliesOfBatch(req, batch)} />
            <p className={styles.ways}>
              {ids.length > 0 && (
                <Link href={batchReplyPageUrl({ ids })} prefetch={false}>
                  {words.takeUp(ids.length)}
                </Link>
              )}
              <Link href={APPLICATION_LIST_URL} prefetch={false}>
                {words.back}
              </Link>
            </p>
          </>
        ) : (
          await beforeSending()
        )}
      </Gutter>
    </>
  )

  async function beforeSending() {
    if (ids.length > MAX_CANDIDATE_REPLIES_PER_BATCH)
      return <p>{words.tooMany(MAX_CANDIDATE_REPLIES_PER_BATCH)}</p>
    const answering = await readReplyFormContext(req, ids)
    if (answering.addressees.length === 0) return <p>{words.none}</p>
    if (!answering.isServerSet) return <NoMailServerNotice maySetOne={answering.maySetServer} />
    const timezone = await readSiteTimezone(req.payload)
    return <BatchReplyForm {...answering} key={ids.join()} timezone={timezone} />
  }
}

const singleParameter = (parameter: string | string[] | undefined) =>
  typeof parameter === 'string' ? parameter : ''

const MAX_ID_DIGITS = 9

function parseApplicationIds(parameter: string | string[] | undefined): number[] {
  const parts = singleParameter(parameter).split(',')
  const ids = parts.filter((id) => /^[1-9]\d*$/.test(id) && id.length <= MAX_ID_DIGITS)
  return [...new Set(ids.map(Number))]
}
