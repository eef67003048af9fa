//! Tables of JavaScript that are filled part by part, so that no second one stands in memory.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen(module = "/src/wasm/values.js")]
extern "C" {
    /// A `Uint8Array` of so many zeros.
    #[wasm_bindgen(catch)]
    pub(super) fn bytes(length: u32) -> Result<JsValue, JsValue>;

    /// Copies bytes into such a table, from a place on.
    #[wasm_bindgen(js_name = write)]
    pub(super) fn write_bytes(table: &JsValue, bytes: &[u8], start: u32);

    /// A `Uint32Array` of so many zeros.
    #[wasm_bindgen(catch)]
    pub(super) fn integers(length: u32) -> Result<JsValue, JsValue>;

    /// Copies integers into such a table, from a place on.
    #[wasm_bindgen(js_name = write)]
    pub(super) fn write_integers(table: &JsValue, integers: &[u32], start: u32);
}
