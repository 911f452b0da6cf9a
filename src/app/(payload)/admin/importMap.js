import { OfferApplications as OfferApplications_6bf3af11b98e0a21ae4e191e518c25c1 } from '../../../../components/admin/jobOffers/OfferApplications'
import { OfferAdvice as OfferAdvice_aa9222d99c6f5b18ef1ca79766bfa5b9 } from '../../../../components/admin/jobOffers/OfferAdvice'
import { CriterionCell as CriterionCell_9d157b5ba294c3443159f89bc5bbd4da } from '../../../../components/admin/offerCriteria/CriterionNames'
import { CriterionField as CriterionField_10396c3e29e72bc40660fe71f83bf4c6 } from '../../../../components/admin/offerCriteria/CriterionField'
import { ActiveToggleCell as ActiveToggleCell_5c0687e5370480dc40c778de7e426e41 } from '../../../../components/admin/jobOffers/ActiveToggleCell'
import { ActiveField as ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3 } from '../../../../components/admin/jobOffers/ActiveField'
import { PublishedDateCell as PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1 } from '../../../../components/admin/jobOffers/PublishedDateCell'
import { PublishedDateField as PublishedDateField_0b30cb14e008956de8b274389c81d169 } from '../../../../components/admin/jobOffers/PublishedDateField'
import { MomentField as MomentField_823199084d3988076b68e41257b8733a } from '../../../../components/admin/timezone/MomentField'
import { InstantField as InstantField_46246d9fa245e0941ac833a185342bb6 } from '../../../../components/admin/timezone/InstantField'
import { PayAdvice as PayAdvice_aa9222d99c6f5b18ef1ca79766bfa5b9 } from '../../../../components/admin/jobOffers/OfferAdvice'
import { TextListField as TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b } from '../../../../components/admin/jobOffers/TextListField'
import { SearchResult as SearchResult_1a70c5f01712281fd167972bf889ae81 } from '../../../../components/admin/search/SearchResult'
import { OfferVisits as OfferVisits_d9b777d4a63d94949f06a6c5d6491f88 } from '../../../../components/admin/visits/OfferVisits'
import { ApplicationCountCell as ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93 } from '../../../../components/admin/jobOffers/ApplicationCountCell'
import { Nothing as Nothing_131c74a585960a36ab9ee1a408531380 } from '../../../../components/admin/document/Nothing'
import { RowActionsCell as RowActionsCell_d0d4f00bbbee6d536c9610e870ce95eb } from '../../../../components/admin/jobOffers/RowActionsCell'
import { InstantCell as InstantCell_1bb98150f2dabcd42d3962301bbaccec } from '../../../../components/admin/timezone/InstantCell'
import { NewDocumentTitle as NewDocumentTitle_994b5625f6e26e22b314022fefb1181a } from '../../../../components/admin/document/NewDocumentTitle'
import { NewerSave as NewerSave_c30504c25d3036a1acf5bdcaeca613c1 } from '../../../../components/admin/saves/NewerSave'
import { RefusedFields as RefusedFields_9c4fe8e6a86bcc2bddfc4174b6bc63fb } from '../../../../components/admin/saves/RefusedFields'
import { RequestedField as RequestedField_35b373f4f8240f59e334c9702cba33ab } from '../../../../components/admin/frame/RequestedField'
import { CreateMenuItem as CreateMenuItem_0cba9c464c48f914e43163409e237bbf } from '../../../../components/admin/document/CreateMenuItem'
import { DeleteMenuItem as DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82 } from '../../../../components/admin/document/DeleteMenuItem'
import { SaveButton as SaveButton_592c47bc4380d4943a7dba650ccae820 } from '../../../../components/admin/document/SaveButton'
import { BesideForm as BesideForm_c6a5564ec4287f5ad0b30d6f85965741 } from '../../../../components/admin/preview/BesideForm'
import { OfferListView as OfferListView_a024ba814d0af2153b22cf89364b4122 } from '../../../../components/admin/jobOffers/OfferListView'
import { ApplicationSummary as ApplicationSummary_9acf31e21f635409d24de3c3d30e55c6 } from '../../../../components/admin/jobApplications/ApplicationSummary'
import { CandidateCell as CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d } from '../../../../components/admin/jobApplications/CandidateCell'
import { StatusCell as StatusCell_33266bfb9764d4d903c90b6a26a23042 } from '../../../../components/admin/jobApplications/StatusCell'
import { DueCell as DueCell_d6aad12e85ae538cec61bd67e0ff2e79 } from '../../../../components/admin/answers/DueCell'
import { RowActionsCell as RowActionsCell_5e29c99152d02bb74f6025255ed4eea6 } from '../../../../components/admin/jobApplications/RowActionsCell'
import { ApplicationListView as ApplicationListView_c5910d3f27b15043766aec89e4382629 } from '../../../../components/admin/jobApplications/ApplicationListView'
import { AnswerManyView as AnswerManyView_ce9003f93ebf5091ba99ee3cacd6b18f } from '../../../../components/admin/answers/AnswerManyView'
import { StandardListView as StandardListView_042f8c5278f26c8e9905e3cd9b11329a } from '../../../../components/admin/list/StandardListView'
import { MessageDocument as MessageDocument_be5bf1ae1328e4da01d672bde681c6e2 } from '../../../../components/admin/contactMessages/MessageDocument'
import { MessageHeading as MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e } from '../../../../components/admin/contactMessages/MessageHeading'
import { MessageCell as MessageCell_79689d81ce749f36f2944822c17bcf8b } from '../../../../components/admin/contactMessages/MessageCell'
import { StatusCell as StatusCell_1da9078f6c41d061a8ea12720b595644 } from '../../../../components/admin/contactMessages/StatusCell'
import { RowActionsCell as RowActionsCell_0507af656af02141f921c384da6293a0 } from '../../../../components/admin/contactMessages/RowActionsCell'
import { MessageListView as MessageListView_99848e11a85d5db48704ffb9057ffd3d } from '../../../../components/admin/contactMessages/MessageListView'
import { LanguagesCell as LanguagesCell_e4780ddfabe6392d4b356495cafe8dbf } from '../../../../components/admin/languages/LanguagesCell'
import { LanguagesField as LanguagesField_9b2e044e162b69ad2b698e90fcf72840 } from '../../../../components/admin/languages/LanguagesField'
import { RowTitle as RowTitle_546f8d8f582621f18a2ff011f392fe11 } from '../../../../components/admin/content/RowTitle'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SafeLinksFeatureClient as SafeLinksFeatureClient_8cb195e13245b74e3fa0bd4f06565fef } from '../../../../components/admin/content/SafeLinksFeatureClient'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionTitle as SectionTitle_e2256951be87e8e16fe2dd60b83a2889 } from '../../../../components/admin/content/SectionTitle'
import { PublicationCell as PublicationCell_21081ed244335abe95888529b974d78e } from '../../../../components/admin/versions/PublicationCell'
import { FrenchTitle as FrenchTitle_481840ccdbad6a863b095ef24bb74e90 } from '../../../../components/admin/document/FrenchTitle'
import { SeeOnSite as SeeOnSite_6120bff4690db16abbed58369ec06d43 } from '../../../../components/admin/document/SeeOnSite'
import { PublicationStatus as PublicationStatus_0feb9cbc841155a87d3562f3bd9acf3c } from '../../../../components/admin/versions/PublicationStatus'
import { VersionList as VersionList_315b3036b1ffc3e08fa37671a3114000 } from '../../../../components/admin/versions/VersionList'
import { VersionView as VersionView_dc882b0472fbc587cd623b92964d63de } from '../../../../components/admin/versions/VersionView'
import { TemplatePreview as TemplatePreview_50eb2f8da5d10ded5861819f063a3cdb } from '../../../../components/admin/answers/TemplatePreview'
import { UsageCell as UsageCell_de3d1a98667dad8288bfd5e81923bf32 } from '../../../../components/admin/media/UsageCell'
import { UsageField as UsageField_91053bbe244960ba57143f152aba85aa } from '../../../../components/admin/media/UsageField'
import { MediaListView as MediaListView_593fccce3ba835ebefcbd3acefe873ae } from '../../../../components/admin/media/MediaListView'
import { PasswordChange as PasswordChange_e4319102824a03df5b9bbf2e486af6ed } from '../../../../components/admin/users/PasswordChange'
import { StatusCell as StatusCell_e0e1d9305a9f07cf881585263bb4bb95 } from '../../../../components/admin/users/StatusCell'
import { LastLoginCell as LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc } from '../../../../components/admin/users/LastLoginCell'
import { AccountSecurity as AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2 } from '../../../../components/admin/security/AccountSecurity'
import { AccountActionsField as AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a } from '../../../../components/admin/users/AccountActionsField'
import { RowActionsCell as RowActionsCell_2cde2b25a488186dffca0714c5fb5a8f } from '../../../../components/admin/users/RowActionsCell'
import { SaveButton as SaveButton_05c6fdc5d3b09e5fddc57edf3ee58f79 } from '../../../../components/admin/users/SaveButton'
import { UserListView as UserListView_74cacfa7c370726147c035d2f54d1c89 } from '../../../../components/admin/users/UserListView'
import { RetiredCell as RetiredCell_28d63d4902c408191577a5e3d1713ea2 } from '../../../../components/admin/offerCriteria/RetiredCell'
import { RemoveCriterion as RemoveCriterion_1214a7f88e15a26ecce2821ce80f258b } from '../../../../components/admin/offerCriteria/RemoveCriterion'
import { AuditEntryView as AuditEntryView_871598393f5210a22d21c5711e97b386 } from '../../../../components/admin/audit/AuditEntryView'
import { AuditListView as AuditListView_b8e164ef025248599555348f82cb4d13 } from '../../../../components/admin/audit/AuditListView'
import { PageVisitsView as PageVisitsView_91fba29b1217dee8c85d3bd1140a5128 } from '../../../../components/admin/visits/PageVisitsView'
import { ExclusionHelp as ExclusionHelp_601b03ba4d4c4da66799a38034cff953 } from '../../../../components/admin/visits/ExclusionHelp'
import { InForceCell as InForceCell_c4284b7c669eeb1c21c0072e3a0a963a } from '../../../../components/admin/visits/InForceCell'
import { LastUsedCell as LastUsedCell_30f1e9c7e656aa1af762518884b7da40 } from '../../../../components/admin/statisticsTokens/LastUsedCell'
import { RevokeCell as RevokeCell_3cb85fb4fd547c218962a064f963ad94 } from '../../../../components/admin/statisticsTokens/RevokeCell'
import { TokenListView as TokenListView_985ccd7268585b7bbd62f9174cd5eecb } from '../../../../components/admin/statisticsTokens/TokenListView'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { NoUnpublishing as NoUnpublishing_8c07a90c293be2f7fc9916d95a577a33 } from '../../../../components/admin/versions/NoUnpublishing'
import { ReadOnlySettings as ReadOnlySettings_3d3bb913e79e61797c1b5dc75c859717 } from '../../../../components/admin/document/ReadOnlySettings'
import { ColourField as ColourField_2a2dcf8196d900773290669b9dfb64bc } from '../../../../components/admin/identity/ColourField'
import { ContrastCheck as ContrastCheck_febf739c4bb1fd91736de4f4ab85ed94 } from '../../../../components/admin/identity/ContrastCheck'
import { SettingsSaveButton as SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba } from '../../../../components/admin/document/SettingsSaveButton'
import { EntryTitle as EntryTitle_aff54c182c26517d18ba1624186e7ce2 } from '../../../../components/admin/navigation/EntryTitle'
import { ServerNotice as ServerNotice_c2248aa3202ddff336085e9922b801d0 } from '../../../../components/admin/mailSettings/ServerNotice'
import { SmtpPasswordField as SmtpPasswordField_cff886a08dbe8870d190dc06274f6040 } from '../../../../components/admin/mailSettings/SmtpPasswordField'
import { MailTest as MailTest_01c271e3b8613fc6ec56784e1be851cb } from '../../../../components/admin/mailSettings/MailTest'
import { UndeliveredView as UndeliveredView_62575f28a79a781b3d3fb1dc94badbd5 } from '../../../../components/admin/undelivered/UndeliveredView'
import { RetentionPreview as RetentionPreview_f42fb7a09545d4824daef301e0515525 } from '../../../../components/admin/retention/RetentionPreview'
import { PersonDataView as PersonDataView_99665986a45356e9ac37aefd1fb44464 } from '../../../../components/admin/person/PersonDataView'
import { Navigation as Navigation_ab8ed166fa6afafa5dc1e25f7f7936d7 } from '../../../../components/admin/frame/Navigation'
import { AdminHeader as AdminHeader_e6cb4de4d8473850737e46924c7784bf } from '../../../../components/admin/frame/AdminHeader'
import { BrandIcon as BrandIcon_f50a49d082cc1b81402c7b822e6dab90 } from '../../../../components/admin/brand/BrandIcon'
import { BrandLogo as BrandLogo_1c99fe7a73af6d786078c2a42a6da769 } from '../../../../components/admin/brand/BrandLogo'
import { DashboardHeading as DashboardHeading_cfd447b55c1c827263f92c39ba1a636b } from '../../../../components/admin/dashboard/DashboardHeading'
import { TimezoneProvider as TimezoneProvider_459979dbd1e26439caa8829f48a69179 } from '../../../../components/admin/timezone/TimezoneProvider'
import { SessionProvider as SessionProvider_26ab73aceb39310a5be56703be53144c } from '../../../../components/admin/session/SessionProvider'
import { PageRefresh as PageRefresh_d22fc118d066c1446ea5ccda0b26c791 } from '../../../../components/admin/frame/PageRefresh'
import { StaffEvents as StaffEvents_e468c4fc3cee56f782353d4a8b9e60c1 } from '../../../../components/admin/frame/StaffEvents'
import { AccessibilityPatches as AccessibilityPatches_f42772181147b5a33026dfb90cd27e44 } from '../../../../components/admin/barriers/AccessibilityPatches'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { AudienceView as AudienceView_8d2c0dd3ffd6c3480993405c8674a878 } from '../../../../components/admin/statistics/AudienceView'
import { OriginsView as OriginsView_fd6623097ae837c8ba2e03bd6016b808 } from '../../../../components/admin/statistics/OriginsView'
import { OffersView as OffersView_d04cb89fdd427f661bbecd56833ea59d } from '../../../../components/admin/statistics/OffersView'
import { RecruitmentView as RecruitmentView_a34bfbaea36d7cece78029d2c76c4859 } from '../../../../components/admin/statistics/RecruitmentView'
import { CareView as CareView_1213ef58d6e0f39a44cb99a25e734cfe } from '../../../../components/admin/care/CareView'
import { SystemView as SystemView_36429f3b1864077a628630458f7bffe7 } from '../../../../components/admin/system/SystemView'
import { SignInView as SignInView_454032617c6aa5b51fdeffcdbb8cfce9 } from '../../../../components/admin/signIn/SignInView'
import { ForgottenPasswordView as ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b } from '../../../../components/admin/signIn/ForgottenPasswordView'
import { ChoosePasswordView as ChoosePasswordView_35827961246499b73d772327e6401c64 } from '../../../../components/admin/signIn/ChoosePasswordView'
import { NoAccessView as NoAccessView_17ba599f90915e17b9c2f94fcd147122 } from '../../../../components/admin/security/NoAccessView'
import { FigureWidget as FigureWidget_30433150aacc50ddd9e3589560450b66 } from '../../../../components/admin/dashboard/FigureWidget'
import { VisitsWidget as VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36 } from '../../../../components/admin/visits/VisitsWidget'
import { WaitingWidget as WaitingWidget_a19e4d22f52ea13c708d558e27e9cb4e } from '../../../../components/admin/dashboard/WaitingWidget'
import { AnswerShareWidget as AnswerShareWidget_c9711694878cba4677f102cb61ccfdec } from '../../../../components/admin/answers/AnswerShareWidget'
import { ActivityWidget as ActivityWidget_c5ce5cfd1fbd6db4f99a4dd11ec754f9 } from '../../../../components/admin/dashboard/ActivityWidget'
import { QuickActionsWidget as QuickActionsWidget_3b1a7e014352fb908722b0bf02a26136 } from '../../../../components/admin/dashboard/QuickActionsWidget'
import { CareWidget as CareWidget_1b656f4e75e03e0ec799389f5a0812d3 } from '../../../../components/admin/care/CareWidget'
import { TranslationsWidget as TranslationsWidget_b070aa03c437394df37a2a3adbd4b52e } from '../../../../components/admin/languages/TranslationsWidget'
import { PlannedWidget as PlannedWidget_ce0a434b14ea421a43c519fd0ff27ebd } from '../../../../components/admin/planned/PlannedWidget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/jobOffers/OfferApplications#OfferApplications": OfferApplications_6bf3af11b98e0a21ae4e191e518c25c1,
  "/components/admin/jobOffers/OfferAdvice#OfferAdvice": OfferAdvice_aa9222d99c6f5b18ef1ca79766bfa5b9,
  "/components/admin/offerCriteria/CriterionNames#CriterionCell": CriterionCell_9d157b5ba294c3443159f89bc5bbd4da,
  "/components/admin/offerCriteria/CriterionField#CriterionField": CriterionField_10396c3e29e72bc40660fe71f83bf4c6,
  "/components/admin/jobOffers/ActiveToggleCell#ActiveToggleCell": ActiveToggleCell_5c0687e5370480dc40c778de7e426e41,
  "/components/admin/jobOffers/ActiveField#ActiveField": ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3,
  "/components/admin/jobOffers/PublishedDateCell#PublishedDateCell": PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1,
  "/components/admin/jobOffers/PublishedDateField#PublishedDateField": PublishedDateField_0b30cb14e008956de8b274389c81d169,
  "/components/admin/timezone/MomentField#MomentField": MomentField_823199084d3988076b68e41257b8733a,
  "/components/admin/timezone/InstantField#InstantField": InstantField_46246d9fa245e0941ac833a185342bb6,
  "/components/admin/jobOffers/OfferAdvice#PayAdvice": PayAdvice_aa9222d99c6f5b18ef1ca79766bfa5b9,
  "/components/admin/jobOffers/TextListField#TextListField": TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b,
  "/components/admin/search/SearchResult#SearchResult": SearchResult_1a70c5f01712281fd167972bf889ae81,
  "/components/admin/visits/OfferVisits#OfferVisits": OfferVisits_d9b777d4a63d94949f06a6c5d6491f88,
  "/components/admin/jobOffers/ApplicationCountCell#ApplicationCountCell": ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93,
  "/components/admin/document/Nothing#Nothing": Nothing_131c74a585960a36ab9ee1a408531380,
  "/components/admin/jobOffers/RowActionsCell#RowActionsCell": RowActionsCell_d0d4f00bbbee6d536c9610e870ce95eb,
  "/components/admin/timezone/InstantCell#InstantCell": InstantCell_1bb98150f2dabcd42d3962301bbaccec,
  "/components/admin/document/NewDocumentTitle#NewDocumentTitle": NewDocumentTitle_994b5625f6e26e22b314022fefb1181a,
  "/components/admin/saves/NewerSave#NewerSave": NewerSave_c30504c25d3036a1acf5bdcaeca613c1,
  "/components/admin/saves/RefusedFields#RefusedFields": RefusedFields_9c4fe8e6a86bcc2bddfc4174b6bc63fb,
  "/components/admin/frame/RequestedField#RequestedField": RequestedField_35b373f4f8240f59e334c9702cba33ab,
  "/components/admin/document/CreateMenuItem#CreateMenuItem": CreateMenuItem_0cba9c464c48f914e43163409e237bbf,
  "/components/admin/document/DeleteMenuItem#DeleteMenuItem": DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82,
  "/components/admin/document/SaveButton#SaveButton": SaveButton_592c47bc4380d4943a7dba650ccae820,
  "/components/admin/preview/BesideForm#BesideForm": BesideForm_c6a5564ec4287f5ad0b30d6f85965741,
  "/components/admin/jobOffers/OfferListView#OfferListView": OfferListView_a024ba814d0af2153b22cf89364b4122,
  "/components/admin/jobApplications/ApplicationSummary#ApplicationSummary": ApplicationSummary_9acf31e21f635409d24de3c3d30e55c6,
  "/components/admin/jobApplications/CandidateCell#CandidateCell": CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d,
  "/components/admin/jobApplications/StatusCell#StatusCell": StatusCell_33266bfb9764d4d903c90b6a26a23042,
  "/components/admin/answers/DueCell#DueCell": DueCell_d6aad12e85ae538cec61bd67e0ff2e79,
  "/components/admin/jobApplications/RowActionsCell#RowActionsCell": RowActionsCell_5e29c99152d02bb74f6025255ed4eea6,
  "/components/admin/jobApplications/ApplicationListView#ApplicationListView": ApplicationListView_c5910d3f27b15043766aec89e4382629,
  "/components/admin/answers/AnswerManyView#AnswerManyView": AnswerManyView_ce9003f93ebf5091ba99ee3cacd6b18f,
  "/components/admin/list/StandardListView#StandardListView": StandardListView_042f8c5278f26c8e9905e3cd9b11329a,
  "/components/admin/contactMessages/MessageDocument#MessageDocument": MessageDocument_be5bf1ae1328e4da01d672bde681c6e2,
  "/components/admin/contactMessages/MessageHeading#MessageHeading": MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e,
  "/components/admin/contactMessages/MessageCell#MessageCell": MessageCell_79689d81ce749f36f2944822c17bcf8b,
  "/components/admin/contactMessages/StatusCell#StatusCell": StatusCell_1da9078f6c41d061a8ea12720b595644,
  "/components/admin/contactMessages/RowActionsCell#RowActionsCell": RowActionsCell_0507af656af02141f921c384da6293a0,
  "/components/admin/contactMessages/MessageListView#MessageListView": MessageListView_99848e11a85d5db48704ffb9057ffd3d,
  "/components/admin/languages/LanguagesCell#LanguagesCell": LanguagesCell_e4780ddfabe6392d4b356495cafe8dbf,
  "/components/admin/languages/LanguagesField#LanguagesField": LanguagesField_9b2e044e162b69ad2b698e90fcf72840,
  "/components/admin/content/RowTitle#RowTitle": RowTitle_546f8d8f582621f18a2ff011f392fe11,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/content/SafeLinksFeatureClient#SafeLinksFeatureClient": SafeLinksFeatureClient_8cb195e13245b74e3fa0bd4f06565fef,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/content/SectionTitle#SectionTitle": SectionTitle_e2256951be87e8e16fe2dd60b83a2889,
  "/components/admin/versions/PublicationCell#PublicationCell": PublicationCell_21081ed244335abe95888529b974d78e,
  "/components/admin/document/FrenchTitle#FrenchTitle": FrenchTitle_481840ccdbad6a863b095ef24bb74e90,
  "/components/admin/document/SeeOnSite#SeeOnSite": SeeOnSite_6120bff4690db16abbed58369ec06d43,
  "/components/admin/versions/PublicationStatus#PublicationStatus": PublicationStatus_0feb9cbc841155a87d3562f3bd9acf3c,
  "/components/admin/versions/VersionList#VersionList": VersionList_315b3036b1ffc3e08fa37671a3114000,
  "/components/admin/versions/VersionView#VersionView": VersionView_dc882b0472fbc587cd623b92964d63de,
  "/components/admin/answers/TemplatePreview#TemplatePreview": TemplatePreview_50eb2f8da5d10ded5861819f063a3cdb,
  "/components/admin/media/UsageCell#UsageCell": UsageCell_de3d1a98667dad8288bfd5e81923bf32,
  "/components/admin/media/UsageField#UsageField": UsageField_91053bbe244960ba57143f152aba85aa,
  "/components/admin/media/MediaListView#MediaListView": MediaListView_593fccce3ba835ebefcbd3acefe873ae,
  "/components/admin/users/PasswordChange#PasswordChange": PasswordChange_e4319102824a03df5b9bbf2e486af6ed,
  "/components/admin/users/StatusCell#StatusCell": StatusCell_e0e1d9305a9f07cf881585263bb4bb95,
  "/components/admin/users/LastLoginCell#LastLoginCell": LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc,
  "/components/admin/security/AccountSecurity#AccountSecurity": AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2,
  "/components/admin/users/AccountActionsField#AccountActionsField": AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a,
  "/components/admin/users/RowActionsCell#RowActionsCell": RowActionsCell_2cde2b25a488186dffca0714c5fb5a8f,
  "/components/admin/users/SaveButton#SaveButton": SaveButton_05c6fdc5d3b09e5fddc57edf3ee58f79,
  "/components/admin/users/UserListView#UserListView": UserListView_74cacfa7c370726147c035d2f54d1c89,
  "/components/admin/offerCriteria/RetiredCell#RetiredCell": RetiredCell_28d63d4902c408191577a5e3d1713ea2,
  "/components/admin/offerCriteria/RemoveCriterion#RemoveCriterion": RemoveCriterion_1214a7f88e15a26ecce2821ce80f258b,
  "/components/admin/audit/AuditEntryView#AuditEntryView": AuditEntryView_871598393f5210a22d21c5711e97b386,
  "/components/admin/audit/AuditListView#AuditListView": AuditListView_b8e164ef025248599555348f82cb4d13,
  "/components/admin/visits/PageVisitsView#PageVisitsView": PageVisitsView_91fba29b1217dee8c85d3bd1140a5128,
  "/components/admin/visits/ExclusionHelp#ExclusionHelp": ExclusionHelp_601b03ba4d4c4da66799a38034cff953,
  "/components/admin/visits/InForceCell#InForceCell": InForceCell_c4284b7c669eeb1c21c0072e3a0a963a,
  "/components/admin/statisticsTokens/LastUsedCell#LastUsedCell": LastUsedCell_30f1e9c7e656aa1af762518884b7da40,
  "/components/admin/statisticsTokens/RevokeCell#RevokeCell": RevokeCell_3cb85fb4fd547c218962a064f963ad94,
  "/components/admin/statisticsTokens/TokenListView#TokenListView": TokenListView_985ccd7268585b7bbd62f9174cd5eecb,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/admin/versions/NoUnpublishing#NoUnpublishing": NoUnpublishing_8c07a90c293be2f7fc9916d95a577a33,
  "/components/admin/document/ReadOnlySettings#ReadOnlySettings": ReadOnlySettings_3d3bb913e79e61797c1b5dc75c859717,
  "/components/admin/identity/ColourField#ColourField": ColourField_2a2dcf8196d900773290669b9dfb64bc,
  "/components/admin/identity/ContrastCheck#ContrastCheck": ContrastCheck_febf739c4bb1fd91736de4f4ab85ed94,
  "/components/admin/document/SettingsSaveButton#SettingsSaveButton": SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba,
  "/components/admin/navigation/EntryTitle#EntryTitle": EntryTitle_aff54c182c26517d18ba1624186e7ce2,
  "/components/admin/mailSettings/ServerNotice#ServerNotice": ServerNotice_c2248aa3202ddff336085e9922b801d0,
  "/components/admin/mailSettings/SmtpPasswordField#SmtpPasswordField": SmtpPasswordField_cff886a08dbe8870d190dc06274f6040,
  "/components/admin/mailSettings/MailTest#MailTest": MailTest_01c271e3b8613fc6ec56784e1be851cb,
  "/components/admin/undelivered/UndeliveredView#UndeliveredView": UndeliveredView_62575f28a79a781b3d3fb1dc94badbd5,
  "/components/admin/retention/RetentionPreview#RetentionPreview": RetentionPreview_f42fb7a09545d4824daef301e0515525,
  "/components/admin/person/PersonDataView#PersonDataView": PersonDataView_99665986a45356e9ac37aefd1fb44464,
  "/components/admin/frame/Navigation#Navigation": Navigation_ab8ed166fa6afafa5dc1e25f7f7936d7,
  "/components/admin/frame/AdminHeader#AdminHeader": AdminHeader_e6cb4de4d8473850737e46924c7784bf,
  "/components/admin/brand/BrandIcon#BrandIcon": BrandIcon_f50a49d082cc1b81402c7b822e6dab90,
  "/components/admin/brand/BrandLogo#BrandLogo": BrandLogo_1c99fe7a73af6d786078c2a42a6da769,
  "/components/admin/dashboard/DashboardHeading#DashboardHeading": DashboardHeading_cfd447b55c1c827263f92c39ba1a636b,
  "/components/admin/timezone/TimezoneProvider#TimezoneProvider": TimezoneProvider_459979dbd1e26439caa8829f48a69179,
  "/components/admin/session/SessionProvider#SessionProvider": SessionProvider_26ab73aceb39310a5be56703be53144c,
  "/components/admin/frame/PageRefresh#PageRefresh": PageRefresh_d22fc118d066c1446ea5ccda0b26c791,
  "/components/admin/frame/StaffEvents#StaffEvents": StaffEvents_e468c4fc3cee56f782353d4a8b9e60c1,
  "/components/admin/barriers/AccessibilityPatches#AccessibilityPatches": AccessibilityPatches_f42772181147b5a33026dfb90cd27e44,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/admin/statistics/AudienceView#AudienceView": AudienceView_8d2c0dd3ffd6c3480993405c8674a878,
  "/components/admin/statistics/OriginsView#OriginsView": OriginsView_fd6623097ae837c8ba2e03bd6016b808,
  "/components/admin/statistics/OffersView#OffersView": OffersView_d04cb89fdd427f661bbecd56833ea59d,
  "/components/admin/statistics/RecruitmentView#RecruitmentView": RecruitmentView_a34bfbaea36d7cece78029d2c76c4859,
  "/components/admin/care/CareView#CareView": CareView_1213ef58d6e0f39a44cb99a25e734cfe,
  "/components/admin/system/SystemView#SystemView": SystemView_36429f3b1864077a628630458f7bffe7,
  "/components/admin/signIn/SignInView#SignInView": SignInView_454032617c6aa5b51fdeffcdbb8cfce9,
  "/components/admin/signIn/ForgottenPasswordView#ForgottenPasswordView": ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b,
  "/components/admin/signIn/ChoosePasswordView#ChoosePasswordView": ChoosePasswordView_35827961246499b73d772327e6401c64,
  "/components/admin/security/NoAccessView#NoAccessView": NoAccessView_17ba599f90915e17b9c2f94fcd147122,
  "/components/admin/dashboard/FigureWidget#FigureWidget": FigureWidget_30433150aacc50ddd9e3589560450b66,
  "/components/admin/visits/VisitsWidget#VisitsWidget": VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36,
  "/components/admin/dashboard/WaitingWidget#WaitingWidget": WaitingWidget_a19e4d22f52ea13c708d558e27e9cb4e,
  "/components/admin/answers/AnswerShareWidget#AnswerShareWidget": AnswerShareWidget_c9711694878cba4677f102cb61ccfdec,
  "/components/admin/dashboard/ActivityWidget#ActivityWidget": ActivityWidget_c5ce5cfd1fbd6db4f99a4dd11ec754f9,
  "/components/admin/dashboard/QuickActionsWidget#QuickActionsWidget": QuickActionsWidget_3b1a7e014352fb908722b0bf02a26136,
  "/components/admin/care/CareWidget#CareWidget": CareWidget_1b656f4e75e03e0ec799389f5a0812d3,
  "/components/admin/languages/TranslationsWidget#TranslationsWidget": TranslationsWidget_b070aa03c437394df37a2a3adbd4b52e,
  "/components/admin/planned/PlannedWidget#PlannedWidget": PlannedWidget_ce0a434b14ea421a43c519fd0ff27ebd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
