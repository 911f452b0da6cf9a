import type { LegalNotice } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { LabelledValues } from './LabelledValues'

export async function PublisherDetails(publisher: LegalNotice['publisher']) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <LabelledValues
      rows={[
        [words.companyName, publisher.companyName],
        [words.legalForm, publisher.legalForm],
        [words.shareCapital, publisher.shareCapital],
        [words.registration, publisher.registration],
        [words.vatNumber, publisher.vatNumber],
        [words.headOffice, publisher.address],
      ]}
    />
  )
}

export async function PublicationDirectorDetails({ name, position }: LegalNotice['director']) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <LabelledValues
      rows={[
        [words.name, name],
        [words.position, position],
      ]}
    />
  )
}

export async function HostingProviderDetails({ name, address, phone }: LegalNotice['host']) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <LabelledValues
      rows={[
        [words.name, name],
        [words.address, address],
        [words.phone, phone],
      ]}
    />
  )
}
