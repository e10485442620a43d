/** The part of bpmn-moddle that is used here; the package types BPMN's elements, but not its own reader and writer. */
declare module "bpmn-moddle" {
  /** What is known of an element's type. */
  export interface ModdleDescriptor {
    readonly ns?: { readonly uri?: string };
    readonly isGeneric?: boolean;
    /** By their names with and without prefix; of an element that no type is known of there are none. */
    readonly propertiesByName?: Readonly<Record<string, ModdleProperty | undefined>>;
  }

  /** A property that a type's elements may have. */
  export interface ModdleProperty {
    readonly name: string;
    readonly isAttr?: boolean;
    readonly isId?: boolean;
    readonly isMany?: boolean;
    readonly isReference?: boolean;
  }

  /** An element of the BPMN tree. Its properties are as the file has them: nothing of them is certain. */
  export interface ModdleElement {
    readonly $type: string;
    readonly $attrs: Record<string, unknown>;
    readonly $descriptor: ModdleDescriptor;
    /** The element that this one lies in. */
    readonly $parent?: ModdleElement;
    $instanceOf(type: string): boolean;
    set(property: string, value: unknown): void;
    [property: string]: unknown;
  }

  export class BpmnModdle {
    constructor(packages?: Record<string, unknown>);
    /** The types as the packages declare them, before any element is made of one. */
    readonly registry: { readonly typeMap: Readonly<Record<string, { properties: ModdleProperty[] }>> };
    getType(name: string): { readonly $descriptor: ModdleDescriptor };
    create(type: string, properties?: Record<string, unknown>): ModdleElement;
    createAny(name: string, uri: string, properties?: Record<string, unknown>): ModdleElement;
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: { message: string }[];
      references: { element: ModdleElement; property: string; id: string }[];
    }>;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
  }
}
