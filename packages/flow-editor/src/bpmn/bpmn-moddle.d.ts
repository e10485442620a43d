/** The part of bpmn-moddle that is used here; the package types BPMN's elements, but not its own reader and writer. */
declare module "bpmn-moddle" {
  /** An element of the BPMN tree. Its properties are as the file has them: nothing of them is certain. */
  export interface ModdleElement {
    readonly $type: string;
    readonly $attrs: Record<string, unknown>;
    readonly $descriptor: { readonly ns?: { readonly uri?: string }; readonly isGeneric?: boolean };
    /** The element that this one lies in. */
    readonly $parent?: ModdleElement;
    $instanceOf(type: string): boolean;
    [property: string]: unknown;
  }

  export class BpmnModdle {
    constructor(packages?: Record<string, unknown>);
    create(type: string, properties?: Record<string, unknown>): ModdleElement;
    createAny(name: string, uri: string, properties?: Record<string, unknown>): ModdleElement;
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: { message: string }[] }>;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
  }
}
