/** The numbers of the names follow each other. */
export type UnusedElements = readonly [first: number, parent: string, names: string];

const document =
  'CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification';
const address =
  'ID AddressTypeCode AddressFormatCode Postbox Floor Room BlockName BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CountrySubentityCode Region District TimezoneOffset';
const scheme = 'Name TaxTypeCode CurrencyCode JurisdictionRegionAddress';
const taxScheme = 'RegistrationName TaxLevelCode ExemptionReasonCode ExemptionReason RegistrationAddress';
const category =
  'Name BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent';
const item = 'ExtendedID BarcodeSymbologyID PhysicalAttribute MeasurementDimension IssuerParty';
const agents = 'Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount';
const marks = 'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID IndustryClassificationCode Language';
const contact = 'ID Telefax Note OtherCommunication';

/**
 * Rules UBL-CR (version 1.3.16). `Line` is a line of either kind. `cbc:` marks a namespace other than UBL's, so no
 * valid document breaks the rule.
 */
export const unusedElements: readonly UnusedElements[] = [
  [1, '', 'UBLExtensions'],
  [
    3,
    '',
    'ProfileExecutionID CopyIndicator UUID IssueTime PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode AccountingCostCode LineCountNumeric',
  ],
  [12, 'InvoicePeriod', 'StartTime EndTime DurationMeasure Description'],
  [16, 'OrderReference', 'CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode DocumentReference'],
  [
    23,
    'BillingReference/InvoiceDocumentReference',
    'CopyIndicator UUID IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    38,
    'BillingReference',
    'SelfBilledInvoiceDocumentReference CreditNoteDocumentReference SelfBilledCreditNoteDocumentReference DebitNoteDocumentReference ReminderDocumentReference AdditionalDocumentReference BillingReferenceLine',
  ],
  [45, 'DespatchDocumentReference', document],
  [61, 'ReceiptDocumentReference', document],
  [77, '', 'StatementDocumentReference'],
  [78, 'OriginatorDocumentReference', document],
  [94, 'ContractDocumentReference', document],
  [
    110,
    'AdditionalDocumentReference',
    'CopyIndicator UUID IssueDate IssueTime DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode',
  ],
  [
    121,
    'AdditionalDocumentReference/Attachment/ExternalReference',
    'DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode CharacterSetCode FileName Description',
  ],
  [131, 'AdditionalDocumentReference', 'ValidityPeriod IssuerParty ResultOfVerification'],
  [134, 'ProjectReference', 'UUID IssueDate WorkPhaseReference'],
  [137, '', 'Signature'],
  [138, 'AccountingSupplierParty', 'CustomerAssignedAccountID AdditionalAccountID DataSendingCapability'],
  [141, 'AccountingSupplierParty/Party', marks],
  [147, 'AccountingSupplierParty/Party/PostalAddress', address],
  [166, 'AccountingSupplierParty/Party/PostalAddress/Country', 'Name'],
  [167, 'AccountingSupplierParty/Party/PostalAddress', 'LocationCoordinate'],
  [168, 'AccountingSupplierParty/Party', 'PhysicalLocation'],
  [169, 'AccountingSupplierParty/Party/PartyTaxScheme', taxScheme],
  [174, 'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme', scheme],
  [
    178,
    'AccountingSupplierParty/Party/PartyLegalEntity',
    'RegistrationDate RegistrationExpirationDate CompanyLegalFormCode SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  [189, 'AccountingSupplierParty/Party/Contact', contact],
  [193, 'AccountingSupplierParty/Party', agents],
  [198, 'AccountingSupplierParty', 'DespatchContact AccountingContact SellerContact'],
  [201, 'AccountingCustomerParty', 'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID'],
  [204, 'AccountingCustomerParty/Party', marks],
  [210, 'AccountingCustomerParty/Party/PostalAddress', address],
  [229, 'AccountingCustomerParty/Party/PostalAddress/Country', 'Name'],
  [230, 'AccountingCustomerParty/Party/PostalAddress', 'LocationCoordinate'],
  [231, 'AccountingCustomerParty/Party', 'PhysicalLocation'],
  [232, 'AccountingCustomerParty/Party/PartyTaxScheme', taxScheme],
  [237, 'AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme', scheme],
  [
    241,
    'AccountingCustomerParty/Party/PartyLegalEntity',
    'RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  [253, 'AccountingCustomerParty/Party/Contact', contact],
  [257, 'AccountingCustomerParty/Party', agents],
  [262, 'AccountingCustomerParty', 'DeliveryContact AccountingContact BuyerContact'],
  [
    265,
    'PayeeParty',
    'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode Language PostalAddress PhysicalLocation PartyTaxScheme',
  ],
  [
    275,
    'PayeeParty/PartyLegalEntity',
    'RegistrationName RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  [288, 'PayeeParty', 'Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount'],
  [294, '', 'BuyerCustomerParty SellerSupplierParty'],
  [
    296,
    'TaxRepresentativeParty',
    'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification Language',
  ],
  [304, 'TaxRepresentativeParty/PostalAddress', address],
  [323, 'TaxRepresentativeParty/PostalAddress/Country', 'Name'],
  [324, 'TaxRepresentativeParty/PostalAddress', 'LocationCoordinate'],
  [325, 'TaxRepresentativeParty', 'PhysicalLocation'],
  [326, 'TaxRepresentativeParty/PartyTaxScheme', taxScheme],
  [331, 'TaxRepresentativeParty/PartyTaxScheme/TaxScheme', scheme],
  [
    335,
    'TaxRepresentativeParty',
    'PartyLegalEntity Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    342,
    'Delivery',
    'ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryTime LatestDeliveryDate LatestDeliveryTime ReleaseID TrackingID',
  ],
  [
    351,
    'Delivery/DeliveryLocation',
    'Description Conditions CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name ValidityPeriod',
  ],
  [359, 'Delivery/DeliveryLocation/Address', address],
  [378, 'Delivery/DeliveryLocation/Address/Country', 'Name'],
  [379, 'Delivery/DeliveryLocation/Address', 'LocationCoordinate'],
  [380, 'Delivery/DeliveryLocation', 'SubsidiaryLocation LocationCoordinate'],
  [382, 'Delivery', 'AlternativeDeliveryLocation RequestedDeliveryPeriod EstimatedDeliveryPeriod CarrierParty'],
  [
    386,
    'Delivery/DeliveryParty',
    'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [404, 'Delivery', 'NotifyParty Despatch DeliveryTerms MinimumDeliveryUnit MaximumDeliveryUnit Shipment'],
  [410, '', 'DeliveryTerms'],
  [411, 'PaymentMeans', 'ID'],
  [413, 'PaymentMeans', 'PaymentChannelCode InstructionID'],
  [
    415,
    'PaymentMeans/CardAccount',
    'CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID CardChipCode ChipApplicationID',
  ],
  [424, 'PaymentMeans/PayeeFinancialAccount', 'AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote'],
  [429, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch', 'Name'],
  [430, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution', 'Name Address'],
  [432, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch', 'Address'],
  [433, 'PaymentMeans/PayeeFinancialAccount', 'Country'],
  [434, 'PaymentMeans', 'CreditAccount'],
  [
    435,
    'PaymentMeans/PaymentMandate',
    'MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID PayerParty',
  ],
  [
    440,
    'PaymentMeans/PaymentMandate/PayerFinancialAccount',
    'Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote FinancialInstitutionBranch Country',
  ],
  [448, 'PaymentMeans/PaymentMandate', 'ValidityPeriod PaymentReversalPeriod Clause'],
  [451, 'PaymentMeans', 'TradeFinancing'],
  [
    452,
    'PaymentTerms',
    'ID PaymentMeansID PrepaidPaymentReferenceID ReferenceEventCode SettlementDiscountPercent PenaltySurchargePercent PaymentPercent Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI PaymentDueDate InstallmentDueDate InvoicingPartyReference SettlementPeriod PenaltyPeriod ExchangeRate ValidityPeriod',
  ],
  [470, '', 'PrepaidPayment'],
  [471, 'AllowanceCharge', 'ID PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount'],
  [477, 'AllowanceCharge/TaxCategory', category],
  [484, 'AllowanceCharge/TaxCategory/TaxScheme', scheme],
  [488, 'AllowanceCharge', 'TaxTotal PaymentMeans'],
  [490, '', 'TaxExchangeRate PricingExchangeRate PaymentExchangeRate PaymentAlternativeExchangeRate'],
  [494, 'TaxTotal', 'RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator'],
  [
    497,
    'TaxTotal/TaxSubtotal',
    'CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount TierRange TierRatePercent',
  ],
  [504, 'TaxTotal/TaxSubtotal/TaxCategory', 'Name BaseUnitMeasure PerUnitAmount TierRange TierRatePercent'],
  [509, 'TaxTotal/TaxSubtotal/TaxCategory/TaxScheme', scheme],
  [513, '', 'WithholdingTaxTotal'],
  [514, 'LegalMonetaryTotal', 'PayableAlternativeAmount'],
  [515, 'Line', 'UUID TaxPointDate AccountingCostCode PaymentPurposeCode FreeOfChargeIndicator'],
  [520, 'Line/InvoicePeriod', 'StartTime EndTime DurationMeasure DescriptionCode Description'],
  [525, 'Line/OrderLineReference', 'SalesOrderLineID UUID LineStatusCode OrderReference'],
  [529, 'Line', 'DespatchLineReference ReceiptLineReference BillingReference'],
  [532, 'Line/DocumentReference', 'CopyIndicator UUID IssueDate IssueTime'],
  [
    537,
    'Line/DocumentReference',
    'DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [548, 'Line', 'PricingReference OriginatorParty Delivery PaymentTerms'],
  [
    552,
    'Line/AllowanceCharge',
    'ID PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount TaxCategory TaxTotal PaymentMeans',
  ],
  [561, 'Line', 'TaxTotal WithholdingTaxTotal'],
  [
    563,
    'Line/Item',
    'PackQuantity PackSizeNumeric CatalogueIndicator HazardousRiskIndicator AdditionalInformation Keyword BrandName ModelName',
  ],
  [571, 'Line/Item/BuyersItemIdentification', item],
  [576, 'Line/Item/SellersItemIdentification', item],
  [581, 'Line/Item', 'ManufacturersItemIdentification'],
  [582, 'Line/Item/StandardItemIdentification', item],
  [
    587,
    'Line/Item',
    'CatalogueItemIdentification AdditionalItemIdentification CatalogueDocumentReference ItemSpecificationDocumentReference',
  ],
  [591, 'Line/Item/OriginCountry', 'Name'],
  [592, 'Line/Item/CommodityClassification', 'NatureCode CargoTypeCode CommodityCode'],
  [595, 'Line/Item', 'TransactionConditions HazardousItem'],
  [597, 'Line/Item/ClassifiedTaxCategory', category],
  [604, 'Line/Item/ClassifiedTaxCategory/TaxScheme', scheme],
  [
    608,
    'Line/Item/AdditionalItemProperty',
    'ID NameCode TestMethod ValueQuantity ValueQualifier ImportanceCode ListValue UsabilityPeriod ItemPropertyGroup RangeDimension ItemPropertyRange',
  ],
  [
    619,
    'Line/Item',
    'ManufacturerParty InformationContentProviderParty OriginAddress ItemInstance Certificate Dimension',
  ],
  [
    625,
    'Line/Price',
    'PriceChangeReason PriceTypeCode PriceType OrderableUnitFactorRate cbc:ValidityPeriod cbc:PriceList',
  ],
  [
    632,
    'Line/Price/AllowanceCharge',
    'ID AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount TaxCategory TaxTotal PaymentMeans',
  ],
  [644, 'Line/Price', 'PricingExchangeRate'],
  [645, 'Line', 'DeliveryTerms SubInvoiceLine ItemPriceExtension'],
  [681, 'PaymentMeans', 'InstructionNote'],
  [682, 'Delivery', 'DeliveryAddress'],
];
