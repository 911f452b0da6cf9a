import { ApplicationCountLink as ApplicationCountLink_0e77e8edee7935d0075c7d9b4d7a8cb8 } from '../../../../components/admin/jobOffers/ApplicationCountLink'
import { OfferAdvice as OfferAdvice_b08dfbc2fc20435cb9b9572903dbc746 } from '../../../../src/plugins/content-care/admin/OfferAdvice'
import { CriterionCell as CriterionCell_9d157b5ba294c3443159f89bc5bbd4da } from '../../../../components/admin/offerCriteria/CriterionNames'
import { CriterionField as CriterionField_10396c3e29e72bc40660fe71f83bf4c6 } from '../../../../components/admin/offerCriteria/CriterionField'
import { ActiveToggleCell as ActiveToggleCell_5c0687e5370480dc40c778de7e426e41 } from '../../../../components/admin/jobOffers/ActiveToggleCell'
import { ActiveField as ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3 } from '../../../../components/admin/jobOffers/ActiveField'
import { PublishedDateCell as PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1 } from '../../../../components/admin/jobOffers/PublishedDateCell'
import { PublishedDateField as PublishedDateField_0b30cb14e008956de8b274389c81d169 } from '../../../../components/admin/jobOffers/PublishedDateField'
import { MomentField as MomentField_823199084d3988076b68e41257b8733a } from '../../../../components/admin/timezone/MomentField'
import { InstantField as InstantField_46246d9fa245e0941ac833a185342bb6 } from '../../../../components/admin/timezone/InstantField'
import { PayAdvice as PayAdvice_b08dfbc2fc20435cb9b9572903dbc746 } from '../../../../src/plugins/content-care/admin/OfferAdvice'
import { AdvisedList as AdvisedList_2cbd3f843851b7836e64b18bf977073a } from '../../../../src/plugins/content-care/admin/AdvisedList'
import { TextListField as TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b } from '../../../../components/admin/jobOffers/TextListField'
import { SearchResult as SearchResult_aac6485ea72e419fb0d0f1a4b5fd2179 } from '../../../../src/plugins/search-engines/admin/SearchResult'
import { OfferVisits as OfferVisits_ce5a43a224104bdfc71c32bfae05afd3 } from '../../../../src/plugins/statistics/admin/funnel/OfferVisits'
import { ApplicationCountCell as ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93 } from '../../../../components/admin/jobOffers/ApplicationCountCell'
import { Nothing as Nothing_131c74a585960a36ab9ee1a408531380 } from '../../../../components/admin/document/Nothing'
import { RowActionsCell as RowActionsCell_d0d4f00bbbee6d536c9610e870ce95eb } from '../../../../components/admin/jobOffers/RowActionsCell'
import { InstantCell as InstantCell_1bb98150f2dabcd42d3962301bbaccec } from '../../../../components/admin/timezone/InstantCell'
import { NewDocumentTitle as NewDocumentTitle_994b5625f6e26e22b314022fefb1181a } from '../../../../components/admin/document/NewDocumentTitle'
import { NewerSave as NewerSave_d451d9eec833cd29c6921dd5fed3af2e } from '../../../../src/plugins/version-history/admin/NewerSave'
import { RefusedFields as RefusedFields_18f82f3c20906c506ff500a4be864d2c } from '../../../../components/admin/document/RefusedFields'
import { RequestedField as RequestedField_35b373f4f8240f59e334c9702cba33ab } from '../../../../components/admin/frame/RequestedField'
import { CreateMenuItem as CreateMenuItem_0cba9c464c48f914e43163409e237bbf } from '../../../../components/admin/document/CreateMenuItem'
import { DeleteMenuItem as DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82 } from '../../../../components/admin/document/DeleteMenuItem'
import { SaveButton as SaveButton_592c47bc4380d4943a7dba650ccae820 } from '../../../../components/admin/document/SaveButton'
import { BesideForm as BesideForm_e068cda5df4dec1646e0c95cc06baba8 } from '../../../../src/plugins/live-preview/admin/BesideForm'
import { OfferListView as OfferListView_a024ba814d0af2153b22cf89364b4122 } from '../../../../components/admin/jobOffers/OfferListView'
import { StandardListView as StandardListView_042f8c5278f26c8e9905e3cd9b11329a } from '../../../../components/admin/list/StandardListView'
import { ApplicationSummary as ApplicationSummary_9acf31e21f635409d24de3c3d30e55c6 } from '../../../../components/admin/jobApplications/ApplicationSummary'
import { CandidateCell as CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d } from '../../../../components/admin/jobApplications/CandidateCell'
import { StatusCell as StatusCell_33266bfb9764d4d903c90b6a26a23042 } from '../../../../components/admin/jobApplications/StatusCell'
import { DueCell as DueCell_7e6a4c302462caf8930bc8e7ac0e05d1 } from '../../../../components/admin/jobApplications/DueCell'
import { RowActionsCell as RowActionsCell_5e29c99152d02bb74f6025255ed4eea6 } from '../../../../components/admin/jobApplications/RowActionsCell'
import { ApplicationListView as ApplicationListView_c5910d3f27b15043766aec89e4382629 } from '../../../../components/admin/jobApplications/ApplicationListView'
import { AnswerManyView as AnswerManyView_49db8644b0efd11dafbde627d00513bc } from '../../../../src/plugins/answers/admin/AnswerManyView'
import { MessageDocument as MessageDocument_be5bf1ae1328e4da01d672bde681c6e2 } from '../../../../components/admin/contactMessages/MessageDocument'
import { MessageHeading as MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e } from '../../../../components/admin/contactMessages/MessageHeading'
import { MessageCell as MessageCell_79689d81ce749f36f2944822c17bcf8b } from '../../../../components/admin/contactMessages/MessageCell'
import { StatusCell as StatusCell_1da9078f6c41d061a8ea12720b595644 } from '../../../../components/admin/contactMessages/StatusCell'
import { RowActionsCell as RowActionsCell_0507af656af02141f921c384da6293a0 } from '../../../../components/admin/contactMessages/RowActionsCell'
import { MessageListView as MessageListView_99848e11a85d5db48704ffb9057ffd3d } from '../../../../components/admin/contactMessages/MessageListView'
import { LanguagesCell as LanguagesCell_cda5ca00671e049bb72ea1864927fa37 } from '../../../../src/plugins/translations/admin/LanguagesCell'
import { LanguagesField as LanguagesField_4c97f84379f4673965e5f5aa014426e6 } from '../../../../src/plugins/translations/admin/LanguagesField'
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
import { PublicationCell as PublicationCell_33bc0c19c8a8707ec5a98da3464027f2 } from '../../../../components/admin/list/PublicationCell'
import { FrenchTitle as FrenchTitle_3b523ee9fb32c6d741b0ea0c45d450f6 } from '../../../../src/plugins/translations/admin/FrenchTitle'
import { SeeOnSite as SeeOnSite_6120bff4690db16abbed58369ec06d43 } from '../../../../components/admin/document/SeeOnSite'
import { PublicationStatus as PublicationStatus_c229c469827c6f53d33d82ef5a45f7e8 } from '../../../../src/plugins/version-history/admin/PublicationStatus'
import { VersionList as VersionList_0d30d169d36468c2a2b011fa0bdaa68d } from '../../../../src/plugins/version-history/admin/VersionList'
import { VersionView as VersionView_ec0a8989c858817fc430fb1bd4fccdd5 } from '../../../../src/plugins/version-history/admin/VersionView'
import { TemplatePreview as TemplatePreview_851a09f85dee3ca16b0926b71aa1f64c } from '../../../../src/plugins/answers/admin/TemplatePreview'
import { UsageCell as UsageCell_81c2f0ce3bba43add2025c4d03e5b80d } from '../../../../src/plugins/content-care/admin/UsageCell'
import { UsageField as UsageField_018142637e84db1d04f9e1450a2a258b } from '../../../../src/plugins/content-care/admin/UsageField'
import { MediaUsageList as MediaUsageList_6a8248c858189e2297727d9aa6cd3c23 } from '../../../../src/plugins/content-care/admin/MediaUsageList'
import { PasswordChange as PasswordChange_e4319102824a03df5b9bbf2e486af6ed } from '../../../../components/admin/users/PasswordChange'
import { StatusCell as StatusCell_e0e1d9305a9f07cf881585263bb4bb95 } from '../../../../components/admin/users/StatusCell'
import { LastLoginCell as LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc } from '../../../../components/admin/users/LastLoginCell'
import { AccountSecurity as AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2 } from '../../../../components/admin/security/AccountSecurity'
import { AccountActionsField as AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a } from '../../../../components/admin/users/AccountActionsField'
import { RowActionsCell as RowActionsCell_2cde2b25a488186dffca0714c5fb5a8f } from '../../../../components/admin/users/RowActionsCell'
import { SaveButton as SaveButton_05c6fdc5d3b09e5fddc57edf3ee58f79 } from '../../../../components/admin/users/SaveButton'
import { UserListView as UserListView_74cacfa7c370726147c035d2f54d1c89 } from '../../../../components/admin/users/UserListView'
import { RetiredCell as RetiredCell_28d63d4902c408191577a5e3d1713ea2 } from '../../../../components/admin/offerCriteria/RetiredCell'
import { RemoveCriterion as RemoveCriterion_fe20d718111b43cfc34f8a78fe000eba } from '../../../../src/plugins/criteria-replacement/admin/RemoveCriterion'
import { AuditEntryView as AuditEntryView_b1304e266bedadcb69be55383bbda2ac } from '../../../../src/plugins/audit-screens/admin/AuditEntryView'
import { AuditListView as AuditListView_4abd71041dbaae526d3a0ee48bc6d6d0 } from '../../../../src/plugins/audit-screens/admin/AuditListView'
import { PageVisitsView as PageVisitsView_043f2659088d8166eeea4cf63779463e } from '../../../../src/plugins/statistics/admin/PageVisitsView'
import { ExclusionHelp as ExclusionHelp_35be64d55d1781697286a29bef8f112a } from '../../../../src/plugins/statistics/admin/ExclusionHelp'
import { InForceCell as InForceCell_d9f830ed29b4c651fe1b4e6a67910d5f } from '../../../../src/plugins/statistics/admin/InForceCell'
import { LastUsedCell as LastUsedCell_0d4038303a96d6431186ab321fe07588 } from '../../../../src/plugins/statistics/admin/LastUsedCell'
import { RevokeCell as RevokeCell_c1b8c30db4baf5a09083f13d7523f776 } from '../../../../src/plugins/statistics/admin/RevokeCell'
import { TokenListView as TokenListView_bf9fadca07bed359a3b71c939e28f032 } from '../../../../src/plugins/statistics/admin/TokenListView'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ReadOnlySettings as ReadOnlySettings_3d3bb913e79e61797c1b5dc75c859717 } from '../../../../components/admin/document/ReadOnlySettings'
import { ColourField as ColourField_2a2dcf8196d900773290669b9dfb64bc } from '../../../../components/admin/identity/ColourField'
import { ContrastCheck as ContrastCheck_febf739c4bb1fd91736de4f4ab85ed94 } from '../../../../components/admin/identity/ContrastCheck'
import { SettingsSaveButton as SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba } from '../../../../components/admin/document/SettingsSaveButton'
import { EntryTitle as EntryTitle_aff54c182c26517d18ba1624186e7ce2 } from '../../../../components/admin/navigation/EntryTitle'
import { MailServerWarnings as MailServerWarnings_6bb67be0c454e6219fb77d1e25b968dc } from '../../../../components/admin/mailSettings/MailServerWarnings'
import { SmtpPasswordField as SmtpPasswordField_cff886a08dbe8870d190dc06274f6040 } from '../../../../components/admin/mailSettings/SmtpPasswordField'
import { MailTest as MailTest_d36d35940abcc9db0134a61ed2317d75 } from '../../../../src/plugins/mail-checks/admin/MailTest'
import { UndeliveredView as UndeliveredView_d27d2b5f7dbdbfc24c02268d332ce77a } from '../../../../src/plugins/undelivered-mail/admin/UndeliveredView'
import { RetentionPreview as RetentionPreview_7072c8b0309ce4adbbbda34b491993f3 } from '../../../../src/plugins/retention/admin/RetentionPreview'
import { PersonDataView as PersonDataView_265579a3924b723ac72cc69ecdd444b9 } from '../../../../src/plugins/personal-data/admin/PersonDataView'
import { Navigation as Navigation_ab8ed166fa6afafa5dc1e25f7f7936d7 } from '../../../../components/admin/frame/Navigation'
import { AdminHeader as AdminHeader_e6cb4de4d8473850737e46924c7784bf } from '../../../../components/admin/frame/AdminHeader'
import { BrandIcon as BrandIcon_f50a49d082cc1b81402c7b822e6dab90 } from '../../../../components/admin/brand/BrandIcon'
import { BrandLogo as BrandLogo_1c99fe7a73af6d786078c2a42a6da769 } from '../../../../components/admin/brand/BrandLogo'
import { DashboardHeading as DashboardHeading_cfd447b55c1c827263f92c39ba1a636b } from '../../../../components/admin/dashboard/DashboardHeading'
import { TimezoneProvider as TimezoneProvider_459979dbd1e26439caa8829f48a69179 } from '../../../../components/admin/timezone/TimezoneProvider'
import { SessionProvider as SessionProvider_26ab73aceb39310a5be56703be53144c } from '../../../../components/admin/session/SessionProvider'
import { PageRefresh as PageRefresh_d22fc118d066c1446ea5ccda0b26c791 } from '../../../../components/admin/frame/PageRefresh'
import { StaffEvents as StaffEvents_d5c3656307cdf7c9873b0e5cc7df99b0 } from '../../../../src/plugins/live-updates/admin/StaffEvents'
import { AccessibilityPatches as AccessibilityPatches_130d4d299d6caa15e8794b4bc399a767 } from '../../../../src/plugins/payload-corrections/admin/AccessibilityPatches'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_454032617c6aa5b51fdeffcdbb8cfce9 } from '../../../../components/admin/signIn/SignInView'
import { ForgottenPasswordView as ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b } from '../../../../components/admin/signIn/ForgottenPasswordView'
import { ChoosePasswordView as ChoosePasswordView_35827961246499b73d772327e6401c64 } from '../../../../components/admin/signIn/ChoosePasswordView'
import { NoAccessView as NoAccessView_17ba599f90915e17b9c2f94fcd147122 } from '../../../../components/admin/security/NoAccessView'
import { AudienceView as AudienceView_f6b34397ff5370e942e608d7221ff93f } from '../../../../src/plugins/statistics/admin/AudienceView'
import { OriginsView as OriginsView_ae6ef0c3fdf364ce4912bc28333a43cf } from '../../../../src/plugins/statistics/admin/OriginsView'
import { OffersView as OffersView_0f0c319cc72fefbaea00dc2006d88a38 } from '../../../../src/plugins/statistics/admin/OffersView'
import { RecruitmentView as RecruitmentView_f608057693709273f92f629630b50ebb } from '../../../../src/plugins/statistics/admin/RecruitmentView'
import { CareView as CareView_bdac18442937908027f2df5080af3527 } from '../../../../src/plugins/content-care/admin/CareView'
import { SystemView as SystemView_6fc374b81984fcdb421ef4847267c178 } from '../../../../src/plugins/system-page/admin/SystemView'
import { FigureWidget as FigureWidget_30433150aacc50ddd9e3589560450b66 } from '../../../../components/admin/dashboard/FigureWidget'
import { VisitsWidget as VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36 } from '../../../../components/admin/visits/VisitsWidget'
import { WaitingWidget as WaitingWidget_a19e4d22f52ea13c708d558e27e9cb4e } from '../../../../components/admin/dashboard/WaitingWidget'
import { AnswerShareWidget as AnswerShareWidget_d8038673b351aca9b9a8eb1f438a52de } from '../../../../src/plugins/answers/admin/AnswerShareWidget'
import { ActivityWidget as ActivityWidget_c5ce5cfd1fbd6db4f99a4dd11ec754f9 } from '../../../../components/admin/dashboard/ActivityWidget'
import { QuickActionsWidget as QuickActionsWidget_3b1a7e014352fb908722b0bf02a26136 } from '../../../../components/admin/dashboard/QuickActionsWidget'
import { CareWidget as CareWidget_b606d0509fe58ac58204fa9e6c2c422a } from '../../../../src/plugins/content-care/admin/CareWidget'
import { TranslationsWidget as TranslationsWidget_259c4648ed5f24b43840aae248eadb9a } from '../../../../src/plugins/translations/admin/TranslationsWidget'
import { PlannedWidget as PlannedWidget_b61a72bf4c1277945cef1161aaadf10a } from '../../../../src/plugins/scheduled-changes/admin/PlannedWidget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/jobOffers/ApplicationCountLink#ApplicationCountLink": ApplicationCountLink_0e77e8edee7935d0075c7d9b4d7a8cb8,
  "/src/plugins/content-care/admin/OfferAdvice#OfferAdvice": OfferAdvice_b08dfbc2fc20435cb9b9572903dbc746,
  "/components/admin/offerCriteria/CriterionNames#CriterionCell": CriterionCell_9d157b5ba294c3443159f89bc5bbd4da,
  "/components/admin/offerCriteria/CriterionField#CriterionField": CriterionField_10396c3e29e72bc40660fe71f83bf4c6,
  "/components/admin/jobOffers/ActiveToggleCell#ActiveToggleCell": ActiveToggleCell_5c0687e5370480dc40c778de7e426e41,
  "/components/admin/jobOffers/ActiveField#ActiveField": ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3,
  "/components/admin/jobOffers/PublishedDateCell#PublishedDateCell": PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1,
  "/components/admin/jobOffers/PublishedDateField#PublishedDateField": PublishedDateField_0b30cb14e008956de8b274389c81d169,
  "/components/admin/timezone/MomentField#MomentField": MomentField_823199084d3988076b68e41257b8733a,
  "/components/admin/timezone/InstantField#InstantField": InstantField_46246d9fa245e0941ac833a185342bb6,
  "/src/plugins/content-care/admin/OfferAdvice#PayAdvice": PayAdvice_b08dfbc2fc20435cb9b9572903dbc746,
  "/src/plugins/content-care/admin/AdvisedList#AdvisedList": AdvisedList_2cbd3f843851b7836e64b18bf977073a,
  "/components/admin/jobOffers/TextListField#TextListField": TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b,
  "/src/plugins/search-engines/admin/SearchResult#SearchResult": SearchResult_aac6485ea72e419fb0d0f1a4b5fd2179,
  "/src/plugins/statistics/admin/funnel/OfferVisits#OfferVisits": OfferVisits_ce5a43a224104bdfc71c32bfae05afd3,
  "/components/admin/jobOffers/ApplicationCountCell#ApplicationCountCell": ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93,
  "/components/admin/document/Nothing#Nothing": Nothing_131c74a585960a36ab9ee1a408531380,
  "/components/admin/jobOffers/RowActionsCell#RowActionsCell": RowActionsCell_d0d4f00bbbee6d536c9610e870ce95eb,
  "/components/admin/timezone/InstantCell#InstantCell": InstantCell_1bb98150f2dabcd42d3962301bbaccec,
  "/components/admin/document/NewDocumentTitle#NewDocumentTitle": NewDocumentTitle_994b5625f6e26e22b314022fefb1181a,
  "/src/plugins/version-history/admin/NewerSave#NewerSave": NewerSave_d451d9eec833cd29c6921dd5fed3af2e,
  "/components/admin/document/RefusedFields#RefusedFields": RefusedFields_18f82f3c20906c506ff500a4be864d2c,
  "/components/admin/frame/RequestedField#RequestedField": RequestedField_35b373f4f8240f59e334c9702cba33ab,
  "/components/admin/document/CreateMenuItem#CreateMenuItem": CreateMenuItem_0cba9c464c48f914e43163409e237bbf,
  "/components/admin/document/DeleteMenuItem#DeleteMenuItem": DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82,
  "/components/admin/document/SaveButton#SaveButton": SaveButton_592c47bc4380d4943a7dba650ccae820,
  "/src/plugins/live-preview/admin/BesideForm#BesideForm": BesideForm_e068cda5df4dec1646e0c95cc06baba8,
  "/components/admin/jobOffers/OfferListView#OfferListView": OfferListView_a024ba814d0af2153b22cf89364b4122,
  "/components/admin/list/StandardListView#StandardListView": StandardListView_042f8c5278f26c8e9905e3cd9b11329a,
  "/components/admin/jobApplications/ApplicationSummary#ApplicationSummary": ApplicationSummary_9acf31e21f635409d24de3c3d30e55c6,
  "/components/admin/jobApplications/CandidateCell#CandidateCell": CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d,
  "/components/admin/jobApplications/StatusCell#StatusCell": StatusCell_33266bfb9764d4d903c90b6a26a23042,
  "/components/admin/jobApplications/DueCell#DueCell": DueCell_7e6a4c302462caf8930bc8e7ac0e05d1,
  "/components/admin/jobApplications/RowActionsCell#RowActionsCell": RowActionsCell_5e29c99152d02bb74f6025255ed4eea6,
  "/components/admin/jobApplications/ApplicationListView#ApplicationListView": ApplicationListView_c5910d3f27b15043766aec89e4382629,
  "/src/plugins/answers/admin/AnswerManyView#AnswerManyView": AnswerManyView_49db8644b0efd11dafbde627d00513bc,
  "/components/admin/contactMessages/MessageDocument#MessageDocument": MessageDocument_be5bf1ae1328e4da01d672bde681c6e2,
  "/components/admin/contactMessages/MessageHeading#MessageHeading": MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e,
  "/components/admin/contactMessages/MessageCell#MessageCell": MessageCell_79689d81ce749f36f2944822c17bcf8b,
  "/components/admin/contactMessages/StatusCell#StatusCell": StatusCell_1da9078f6c41d061a8ea12720b595644,
  "/components/admin/contactMessages/RowActionsCell#RowActionsCell": RowActionsCell_0507af656af02141f921c384da6293a0,
  "/components/admin/contactMessages/MessageListView#MessageListView": MessageListView_99848e11a85d5db48704ffb9057ffd3d,
  "/src/plugins/translations/admin/LanguagesCell#LanguagesCell": LanguagesCell_cda5ca00671e049bb72ea1864927fa37,
  "/src/plugins/translations/admin/LanguagesField#LanguagesField": LanguagesField_4c97f84379f4673965e5f5aa014426e6,
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
  "/components/admin/list/PublicationCell#PublicationCell": PublicationCell_33bc0c19c8a8707ec5a98da3464027f2,
  "/src/plugins/translations/admin/FrenchTitle#FrenchTitle": FrenchTitle_3b523ee9fb32c6d741b0ea0c45d450f6,
  "/components/admin/document/SeeOnSite#SeeOnSite": SeeOnSite_6120bff4690db16abbed58369ec06d43,
  "/src/plugins/version-history/admin/PublicationStatus#PublicationStatus": PublicationStatus_c229c469827c6f53d33d82ef5a45f7e8,
  "/src/plugins/version-history/admin/VersionList#VersionList": VersionList_0d30d169d36468c2a2b011fa0bdaa68d,
  "/src/plugins/version-history/admin/VersionView#VersionView": VersionView_ec0a8989c858817fc430fb1bd4fccdd5,
  "/src/plugins/answers/admin/TemplatePreview#TemplatePreview": TemplatePreview_851a09f85dee3ca16b0926b71aa1f64c,
  "/src/plugins/content-care/admin/UsageCell#UsageCell": UsageCell_81c2f0ce3bba43add2025c4d03e5b80d,
  "/src/plugins/content-care/admin/UsageField#UsageField": UsageField_018142637e84db1d04f9e1450a2a258b,
  "/src/plugins/content-care/admin/MediaUsageList#MediaUsageList": MediaUsageList_6a8248c858189e2297727d9aa6cd3c23,
  "/components/admin/users/PasswordChange#PasswordChange": PasswordChange_e4319102824a03df5b9bbf2e486af6ed,
  "/components/admin/users/StatusCell#StatusCell": StatusCell_e0e1d9305a9f07cf881585263bb4bb95,
  "/components/admin/users/LastLoginCell#LastLoginCell": LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc,
  "/components/admin/security/AccountSecurity#AccountSecurity": AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2,
  "/components/admin/users/AccountActionsField#AccountActionsField": AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a,
  "/components/admin/users/RowActionsCell#RowActionsCell": RowActionsCell_2cde2b25a488186dffca0714c5fb5a8f,
  "/components/admin/users/SaveButton#SaveButton": SaveButton_05c6fdc5d3b09e5fddc57edf3ee58f79,
  "/components/admin/users/UserListView#UserListView": UserListView_74cacfa7c370726147c035d2f54d1c89,
  "/components/admin/offerCriteria/RetiredCell#RetiredCell": RetiredCell_28d63d4902c408191577a5e3d1713ea2,
  "/src/plugins/criteria-replacement/admin/RemoveCriterion#RemoveCriterion": RemoveCriterion_fe20d718111b43cfc34f8a78fe000eba,
  "/src/plugins/audit-screens/admin/AuditEntryView#AuditEntryView": AuditEntryView_b1304e266bedadcb69be55383bbda2ac,
  "/src/plugins/audit-screens/admin/AuditListView#AuditListView": AuditListView_4abd71041dbaae526d3a0ee48bc6d6d0,
  "/src/plugins/statistics/admin/PageVisitsView#PageVisitsView": PageVisitsView_043f2659088d8166eeea4cf63779463e,
  "/src/plugins/statistics/admin/ExclusionHelp#ExclusionHelp": ExclusionHelp_35be64d55d1781697286a29bef8f112a,
  "/src/plugins/statistics/admin/InForceCell#InForceCell": InForceCell_d9f830ed29b4c651fe1b4e6a67910d5f,
  "/src/plugins/statistics/admin/LastUsedCell#LastUsedCell": LastUsedCell_0d4038303a96d6431186ab321fe07588,
  "/src/plugins/statistics/admin/RevokeCell#RevokeCell": RevokeCell_c1b8c30db4baf5a09083f13d7523f776,
  "/src/plugins/statistics/admin/TokenListView#TokenListView": TokenListView_bf9fadca07bed359a3b71c939e28f032,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/admin/document/ReadOnlySettings#ReadOnlySettings": ReadOnlySettings_3d3bb913e79e61797c1b5dc75c859717,
  "/components/admin/identity/ColourField#ColourField": ColourField_2a2dcf8196d900773290669b9dfb64bc,
  "/components/admin/identity/ContrastCheck#ContrastCheck": ContrastCheck_febf739c4bb1fd91736de4f4ab85ed94,
  "/components/admin/document/SettingsSaveButton#SettingsSaveButton": SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba,
  "/components/admin/navigation/EntryTitle#EntryTitle": EntryTitle_aff54c182c26517d18ba1624186e7ce2,
  "/components/admin/mailSettings/MailServerWarnings#MailServerWarnings": MailServerWarnings_6bb67be0c454e6219fb77d1e25b968dc,
  "/components/admin/mailSettings/SmtpPasswordField#SmtpPasswordField": SmtpPasswordField_cff886a08dbe8870d190dc06274f6040,
  "/src/plugins/mail-checks/admin/MailTest#MailTest": MailTest_d36d35940abcc9db0134a61ed2317d75,
  "/src/plugins/undelivered-mail/admin/UndeliveredView#UndeliveredView": UndeliveredView_d27d2b5f7dbdbfc24c02268d332ce77a,
  "/src/plugins/retention/admin/RetentionPreview#RetentionPreview": RetentionPreview_7072c8b0309ce4adbbbda34b491993f3,
  "/src/plugins/personal-data/admin/PersonDataView#PersonDataView": PersonDataView_265579a3924b723ac72cc69ecdd444b9,
  "/components/admin/frame/Navigation#Navigation": Navigation_ab8ed166fa6afafa5dc1e25f7f7936d7,
  "/components/admin/frame/AdminHeader#AdminHeader": AdminHeader_e6cb4de4d8473850737e46924c7784bf,
  "/components/admin/brand/BrandIcon#BrandIcon": BrandIcon_f50a49d082cc1b81402c7b822e6dab90,
  "/components/admin/brand/BrandLogo#BrandLogo": BrandLogo_1c99fe7a73af6d786078c2a42a6da769,
  "/components/admin/dashboard/DashboardHeading#DashboardHeading": DashboardHeading_cfd447b55c1c827263f92c39ba1a636b,
  "/components/admin/timezone/TimezoneProvider#TimezoneProvider": TimezoneProvider_459979dbd1e26439caa8829f48a69179,
  "/components/admin/session/SessionProvider#SessionProvider": SessionProvider_26ab73aceb39310a5be56703be53144c,
  "/components/admin/frame/PageRefresh#PageRefresh": PageRefresh_d22fc118d066c1446ea5ccda0b26c791,
  "/src/plugins/live-updates/admin/StaffEvents#StaffEvents": StaffEvents_d5c3656307cdf7c9873b0e5cc7df99b0,
  "/src/plugins/payload-corrections/admin/AccessibilityPatches#AccessibilityPatches": AccessibilityPatches_130d4d299d6caa15e8794b4bc399a767,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/admin/signIn/SignInView#SignInView": SignInView_454032617c6aa5b51fdeffcdbb8cfce9,
  "/components/admin/signIn/ForgottenPasswordView#ForgottenPasswordView": ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b,
  "/components/admin/signIn/ChoosePasswordView#ChoosePasswordView": ChoosePasswordView_35827961246499b73d772327e6401c64,
  "/components/admin/security/NoAccessView#NoAccessView": NoAccessView_17ba599f90915e17b9c2f94fcd147122,
  "/src/plugins/statistics/admin/AudienceView#AudienceView": AudienceView_f6b34397ff5370e942e608d7221ff93f,
  "/src/plugins/statistics/admin/OriginsView#OriginsView": OriginsView_ae6ef0c3fdf364ce4912bc28333a43cf,
  "/src/plugins/statistics/admin/OffersView#OffersView": OffersView_0f0c319cc72fefbaea00dc2006d88a38,
  "/src/plugins/statistics/admin/RecruitmentView#RecruitmentView": RecruitmentView_f608057693709273f92f629630b50ebb,
  "/src/plugins/content-care/admin/CareView#CareView": CareView_bdac18442937908027f2df5080af3527,
  "/src/plugins/system-page/admin/SystemView#SystemView": SystemView_6fc374b81984fcdb421ef4847267c178,
  "/components/admin/dashboard/FigureWidget#FigureWidget": FigureWidget_30433150aacc50ddd9e3589560450b66,
  "/components/admin/visits/VisitsWidget#VisitsWidget": VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36,
  "/components/admin/dashboard/WaitingWidget#WaitingWidget": WaitingWidget_a19e4d22f52ea13c708d558e27e9cb4e,
  "/src/plugins/answers/admin/AnswerShareWidget#AnswerShareWidget": AnswerShareWidget_d8038673b351aca9b9a8eb1f438a52de,
  "/components/admin/dashboard/ActivityWidget#ActivityWidget": ActivityWidget_c5ce5cfd1fbd6db4f99a4dd11ec754f9,
  "/components/admin/dashboard/QuickActionsWidget#QuickActionsWidget": QuickActionsWidget_3b1a7e014352fb908722b0bf02a26136,
  "/src/plugins/content-care/admin/CareWidget#CareWidget": CareWidget_b606d0509fe58ac58204fa9e6c2c422a,
  "/src/plugins/translations/admin/TranslationsWidget#TranslationsWidget": TranslationsWidget_259c4648ed5f24b43840aae248eadb9a,
  "/src/plugins/scheduled-changes/admin/PlannedWidget#PlannedWidget": PlannedWidget_b61a72bf4c1277945cef1161aaadf10a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
