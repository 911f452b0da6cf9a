import { z } from 'zod'

/**
 * Google's rules for a JobPosting, as written at
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting, read on 24
 * November 2026. Strict: a property that neither Google nor schema.org's JobPosting has is an
 * error.
 */
const Text = z.string().trim().min(1)
const Day = z.iso.date()
const Moment = z.union([z.iso.datetime({ offset: true }), Day])

/** « Required: … addressCountry »; street and postal code when they are known. */
const Address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: Text.optional(),
  addressLocality: Text,
  postalCode: Text.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})

const Unit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
const Amount = z.number().positive()

/** « For salary ranges, use minValue and maxValue »; one figure is `value`. */
const Salary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: Amount.optional(),
      minValue: Amount.optional(),
      maxValue: Amount.optional(),
      unitText: Unit,
    })
    .refine(
      ({ value, minValue, maxValue }) =>
        (value === undefined) !== ((minValue ?? maxValue) === undefined),
    )
    .refine(({ minValue = 0, maxValue = Infinity }) => minValue < maxValue),
})

const EmploymentType = z.enum([
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'] as const),
  ...(['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
])

export const GoogleJobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    // Google requires this property.
    title: Text,
    description: Text.regex(/<(p|li|br)>/),
    datePosted: Moment,
    hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: Text }),
    jobLocation: z.strictObject({ '@type': z.literal('Place'), address: Address }).optional(),
    // Google recommends this property.
    applicantLocationRequirements: z
      .strictObject({ '@type': z.enum(['Country', 'State']), name: Text })
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    baseSalary: Salary.optional(),
    directApply: z.boolean(),
    employmentType: z.union([EmploymentType, z.array(EmploymentType).min(1)]),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: Text, value: Text }),
    // « Required if the job has an expiration date ».
    validThrough: Moment.optional(),
    url: z.url(),
    skills: Text.optional(),
  })
  // « Don't mark up a job that … has no location unless it is remote »; then the candidates'
  // country is required.
  .refine((job) => Boolean(job.jobLocation) !== (job.jobLocationType === 'TELECOMMUTE'))
  .refine((job) => !job.jobLocationType || Boolean(job.applicantLocationRequirements))
  // « The description … can't be the same as the title ».
  .refine(({ title, description }) => description.replaceAll(/<[^>]+>/g, '').trim() !== title)
