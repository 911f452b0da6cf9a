import type { Payload } from 'payload'
import { writeCsvLines } from '@/src/app/api/writeCsvLines'
import type { ExportableList } from '@/src/domain/admin/exportedList'
import { type SiteTimezone, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { criterionLabels } from '@/src/domain/offers/criteria'
import {
  type ListRequest,
  readApplicationBatches,
  readMessageBatches,
  readOfferBatches,
} from '@/src/plugins/list-tools/queries/readListRowBatches'
import {
  applicationExportColumns,
  type ExportedOffer,
  messageExportColumns,
  offerExportColumns,
} from '@/src/plugins/list-tools/words/admin/exports'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { formatPhoneWithSpaces } from './formatPhoneWithSpaces'

type CsvColumns<Row> = Record<string, (row: Row, timezone: SiteTimezone) => string>

/** Writes the list as CSV text that a French Excel opens, one page of rows at a time. */
export function createCsvChunks(
  payload: Payload,
  list: ExportableList,
  listRequest: ListRequest,
  timezone: SiteTimezone,
): AsyncGenerator<string, void> {
  switch (list) {
    case 'job-offers':
      return csvText(readExportedOfferBatches(payload, listRequest), offerExportColumns, timezone)
    case 'job-applications':
      return csvText(
        readExportedApplicationBatches(payload, listRequest),
        applicationExportColumns,
        timezone,
      )
    case 'contact-messages':
      return csvText(readMessageBatches(payload, listRequest), messageExportColumns, timezone)
  }
}

async function* readExportedApplicationBatches(payload: Payload, listRequest: ListRequest) {
  for await (const applications of readApplicationBatches(payload, listRequest)) {
    yield applications.map(({ candidatePhone, ...others }) => ({
      ...others,
      candidatePhone: candidatePhone && formatPhoneWithSpaces(candidatePhone),
    }))
  }
}

async function* readExportedOfferBatches(
  payload: Payload,
  listRequest: ListRequest,
): AsyncGenerator<ExportedOffer[], void> {
  const criteria = await findOfferCriteria(payload, SOURCE_LANGUAGE)
  for await (const offers of readOfferBatches(payload, listRequest)) {
    const ids = offers.map(({ id }) => id)
    const counts = await countApplicationsPerOffer(payload, { ids, user: listRequest.user })
    yield offers.map((offer) => ({
      ...offer,
      applications: counts[offer.id] ?? 0,
      called: criterionLabels(criteria, offer),
    }))
  }
}

async function* csvText<Row>(
  pages: AsyncIterable<Row[]>,
  columns: CsvColumns<Row>,
  timezone: SiteTimezone,
): AsyncGenerator<string, void> {
  yield writeCsvLines([Object.keys(columns)], { bom: true })
  for await (const rows of pages) {
    const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row, timezone)))
    yield writeCsvLines(cells, { bom: false })
  }
}
