import { z } from 'zod'

/**
 * Google's rules for a JobPosting, as written at
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting, read on 24
 * November 2026. Strict: a property that neither Google nor schema.org's JobPosting has is an
 * error.
 */
const NonEmptyText = z.string().trim().min(1)
const IsoDaySchema = z.iso.date()
const IsoMomentSchema = z.union([z.iso.datetime({ offset: true }), IsoDaySchema])

/** « Required: … addressCountry »; street and postal code when they are known. */
const PostalAddressSchema = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: NonEmptyText.optional(),
  addressLocality: NonEmptyText,
  postalCode: NonEmptyText.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})

const SalaryUnitSchema = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
const PositiveAmount = z.number().positive()

/** « For salary ranges, use minValue and maxValue »; one figure is `value`. */
const SalarySchema = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: PositiveAmount.optional(),
      minValue: PositiveAmount.optional(),
      maxValue: PositiveAmount.optional(),
      unitText: SalaryUnitSchema,
    })
    .refine(
      ({ value, minValue, maxValue }) =>
        (value === undefined) !== ((minValue ?? maxValue) === undefined),
    )
    .refine(({ minValue = 0, maxValue = Infinity }) => minValue < maxValue),
})

const EmploymentTypeSchema = z.enum([
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'] as const),
  ...(['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
])

export const GoogleJobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    // Google requires this property.
    title: NonEmptyText,
    description: NonEmptyText.regex(/<(p|li|br)>/),
    datePosted: IsoMomentSchema,
    hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: NonEmptyText }),
    jobLocation: z
      .strictObject({ '@type': z.literal('Place'), address: PostalAddressSchema })
      .optional(),
    // Google recommends this property.
    applicantLocationRequirements: z
      .strictObject({ '@type': z.enum(['Country', 'State']), name: NonEmptyText })
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    baseSalary: SalarySchema.optional(),
    directApply: z.boolean(),
    employmentType: z.union([EmploymentTypeSchema, z.array(EmploymentTypeSchema).min(1)]),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: NonEmptyText,
      value: NonEmptyText,
    }),
    // « Required if the job has an expiration date ».
    validThrough: IsoMomentSchema.optional(),
    url: z.url(),
    skills: NonEmptyText.optional(),
  })
  // « Don't mark up a job that … has no location unless it is remote »; then the candidates'
  // country is required.
  .refine((job) => Boolean(job.jobLocation) !== (job.jobLocationType === 'TELECOMMUTE'))
  .refine((job) => !job.jobLocationType || Boolean(job.applicantLocationRequirements))
  // « The description … can't be the same as the title ».
  .refine(({ title, description }) => description.replaceAll(/<[^>]+>/g, '').trim() !== title)
